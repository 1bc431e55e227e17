import type { AuditVerification } from '@camp/contracts/audit';

interface Progress {
  checked: number;
  /** Null until the server has said how many there are. */
  sealed: number | null;
  /** Where the next stretch begins. */
  after: number;
}

/** A check of the hash chain, from the first stretch to its end. */
export type Verification =
  | { status: 'idle' }
  | ({ status: 'running' | 'stopped' } & Progress)
  | ({ status: 'failed'; error: unknown } & Progress)
  | { status: 'intact'; checked: number; unsealed: number; head: string | null }
  | { status: 'broken'; broken: NonNullable<AuditVerification['broken']> };

export const beginning: Progress = { checked: 0, sealed: null, after: 0 };

/** The check after one more stretch. */
export function verificationAfter(answer: AuditVerification): Verification {
  const { ok, checked, sealed, unsealed, next, broken, head } = answer;
  if (broken) return { status: 'broken', broken };
  if (!ok) throw new Error('A stretch was refused, but no entry was named.');
  if (next === null) return { status: 'intact', checked, unsealed, head };
  return { status: 'running', checked, sealed, after: next };
}
