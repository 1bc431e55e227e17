import { verifyAuditLogs } from '@camp/contracts/audit';
import { api } from '@camp/shell-api';
import { useEffect, useRef, useState } from 'react';
import { beginning, type Verification, verificationAfter } from './verification.ts';

/** Checks the hash chain stretch by stretch; leaving the page ends the check. */
export function useVerification() {
  const [state, setState] = useState<Verification>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function check({ checked, sealed, after } = beginning) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let progress = { checked, sealed, after };
    let current: Verification = { status: 'running', ...progress };
    try {
      while (current.status === 'running') {
        progress = current;
        setState(current);
        const query = { after: current.after };
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
    /** Goes on where a failure or the person ended it. */
    resume: () => void check('after' in state ? state : beginning),
    stop: () => {
      running.current?.abort();
      if (state.status === 'running') setState({ ...state, status: 'stopped' });
    },
  };
}
