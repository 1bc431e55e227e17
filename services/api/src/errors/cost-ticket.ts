import type { CostlyWork } from '@camp/contracts/operations/operation';
import { boundedLine } from './bounded-line.ts';

const issued = Symbol('issued');

/**
 * Leave to do what costs much, which only a limit gives (rate-limits.ts): no route reaches the line of such work
 * without one (OWASP ASVS 5.0, 2.4.1 and 15.2.2).
 */
export interface CostTicket<Work extends CostlyWork> {
  /** The caller. One who has much in line gives way to all others. */
  readonly from: string;
  readonly [issued]: Work;
}

export type HashingTicket = CostTicket<'hashing'>;

/** For the limits, and for what a process does of its own accord. */
export const issueTicket = <Work extends CostlyWork>(
  work: Work,
  from: string,
): CostTicket<Work> => ({
  from,
  [issued]: work,
});

/** For work on the thread that answers all callers; other work has lines where it is done. */
const lines = {
  exporting: boundedLine({ atOnce: 2, maxWaiting: 20 }),
  verifying: boundedLine({ atOnce: 1, maxWaiting: 16 }),
};

type LineTicket = CostTicket<keyof typeof lines>;

/** Does work when its turn comes. @throws ApiError UNAVAILABLE while too many wait. */
export const inLine = <T>(ticket: LineTicket, work: () => Promise<T>): Promise<T> =>
  lines[ticket[issued]](ticket.from, work);

/** Like {@link inLine}, for work that has begun: it is never refused. */
export const furtherInLine = <T>(ticket: LineTicket, work: () => Promise<T>): Promise<T> =>
  lines[ticket[issued]].further(work);
