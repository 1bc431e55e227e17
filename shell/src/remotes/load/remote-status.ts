import type { FailurePhase } from '@camp/contracts/site/telemetry';

/**
 * Why a remote cannot be shown.
 * `network`: no file came; `not-a-script`: something else came in its place; `integrity`: not the bytes
 * that were published; `shared`, `contract`: it needs another shell; `no-page`: it lacks a page that it
 * declares; `threw`, `rejected`: its code failed; `starved`: it kept the visitor from leaving; `altered`:
 * it replaced built-ins; `unasked`: it acted in a page in which nothing was pressed; `blank`: it showed nothing; `shell`: a
 * part of the shell broke while it was shown.
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
  | 'rejected'
  | 'starved'
  | 'altered'
  | 'unasked'
  | 'blank'
  | 'shell';

export interface Failure {
  phase: FailurePhase;
  reason: Reason;
}

/** Status of one remote in this document. `since` is in milliseconds of `performance.now()`. */
export type RemoteStatus =
  | { status: 'idle' }
  | { status: 'loading'; since: number }
  | { status: 'ready'; loadMs: number }
  | { status: 'failed'; failure: Failure };

export type StatusEvent =
  | { type: 'requested'; at: number }
  | { type: 'loaded'; at: number }
  | { type: 'failed'; failure: Failure };

export const idle: RemoteStatus = { status: 'idle' };

/**
 * The status after an event; the same object when the event changes nothing. A second failure is not
 * news, and a remote that is ready stays ready while another of its pages loads.
 */
export function reduce(status: RemoteStatus, event: StatusEvent): RemoteStatus {
  switch (event.type) {
    case 'requested':
      return status.status === 'idle' || status.status === 'failed'
        ? { status: 'loading', since: event.at }
        : status;
    case 'loaded':
      return status.status === 'loading'
        ? { status: 'ready', loadMs: event.at - status.since }
        : status;
    case 'failed':
      return status.status === 'failed' ? status : { status: 'failed', failure: event.failure };
  }
}

/** True if a fresh copy of the files may help; code that failed would fail again. */
export function isAboutFiles({ reason }: Failure): boolean {
  return ['network', 'timeout', 'not-a-script', 'integrity', 'style'].includes(reason);
}
