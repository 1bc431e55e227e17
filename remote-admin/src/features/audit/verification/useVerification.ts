import { type AuditVerification, verifyAuditLogs } from '@camp/contracts/staff/audit-verification';
import { api } from '@camp/shell-api';
import { useEffect, useRef, useState } from 'react';

/** Checks the hash chain stretch by stretch, until its end or until the page is left. */
export function useVerification() {
  const [state, setState] = useState<Verification>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function check({ checked, sealed, after } = chainStart) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let progress = { checked, sealed, after };
    let current: Verification = { status: 'running', ...progress };
    try {
      while (current.status === 'running') {
        progress = current;
        setState(current);
        const query = { cursor: current.after };
        current = verificationAfter(await api(verifyAuditLogs, { query, signal: own.signal }));
        if (own.signal.aborted) return;
      }
      setState(current);
    } catch (error) {
      if (!own.signal.aborted) setState({ ...progress, status: 'failed', error });
    }
  }

  return {
    state,
    start: () => void check(),
    /** Continues where a failure or the person stopped it. */
    resume: () => void check('after' in state ? state : chainStart),
    stop: () => {
      running.current?.abort();
      if (state.status === 'running') setState({ ...state, status: 'stopped' });
    },
  };
}

interface Progress {
  checked: number;
  /** Number of entries in the chain; null until the server has reported it. */
  sealed: number | null;
  /** The position after which the next stretch starts. */
  after: number;
}

/** A check of the hash chain, from the first stretch to its end. */
type Verification =
  | { status: 'idle' }
  | ({ status: 'running' | 'stopped' } & Progress)
  | ({ status: 'failed'; error: unknown } & Progress)
  | { status: 'intact'; checked: number; unsealed: number; head: string | null }
  | { status: 'broken'; broken: NonNullable<AuditVerification['broken']> };

const chainStart: Progress = { checked: 0, sealed: null, after: 0 };

/** The check after one more stretch. */
export function verificationAfter(answer: AuditVerification): Verification {
  const { ok, checked, sealed, unsealed, next, broken, head } = answer;
  if (broken) return { status: 'broken', broken };
  if (!ok) throw new Error('A stretch was refused, but no entry was named.');
  if (next === null) return { status: 'intact', checked, unsealed, head };
  return { status: 'running', checked, sealed, after: next };
}
