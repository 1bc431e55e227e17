import type { FailurePhase } from '@camp/contracts/telemetry';

/**
 * Why a remote's area cannot be shown, in a word.
 * `network`: no file came; `not-a-script`: something else came in its place; `integrity`: other bytes
 * than were published; `shared`, `contract`: it needs another shell; `no-page`: it lacks a page that it
 * declares; `threw`, `rejected`: its code failed.
 */
export type Reason =
  | 'network'
  | 'timeout'
  | 'not-a-script'
  | 'integrity'
  | 'style'
  | 'shared'
  | 'contract'
  | 'no-page'
  | 'threw'
  | 'rejected';

export interface Failure {
  phase: FailurePhase;
  reason: Reason;
}

/** What became of one remote in this document. `since` is in milliseconds of `performance.now()`. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; since: number }
  | { status: 'ready'; loadMs: number }
  | { status: 'failed'; failure: Failure };

export type RemoteStep =
  | { type: 'asked'; at: number }
  | { type: 'loaded'; at: number }
  | { type: 'failed'; failure: Failure };

export const idle: RemoteState = { status: 'idle' };

/**
 * The state that follows a step; the very same one where the step changes nothing. A failure that is
 * known already is no news, and a remote that works goes on working while another page of it is fetched.
 */
export function stateAfter(state: RemoteState, step: RemoteStep): RemoteState {
  switch (step.type) {
    case 'asked':
      return state.status === 'idle' || state.status === 'failed'
        ? { status: 'loading', since: step.at }
        : state;
    case 'loaded':
      return state.status === 'loading'
        ? { status: 'ready', loadMs: step.at - state.since }
        : state;
    case 'failed':
      return state.status === 'failed' ? state : { status: 'failed', failure: step.failure };
  }
}

/** Whether a fresh copy of its files may help; code that failed stays as it is. */
export function isAboutFiles({ reason }: Failure): boolean {
  return ['network', 'timeout', 'not-a-script', 'integrity', 'style'].includes(reason);
}
