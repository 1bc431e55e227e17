const issued = Symbol('issued');

/** Work that costs much. */
type CostlyWork = 'hashing' | 'drawing';

/**
 * Leave to do what costs much, which only a limit gives (rate-limits.ts): no route reaches the line of such work
 * without one (OWASP ASVS 5.0, 2.4.1 and 15.2.2).
 */
export interface CostTicket<Work extends CostlyWork> {
  /** Whoever has much in line gives way to all others. */
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
