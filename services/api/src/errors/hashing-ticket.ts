const issued = Symbol('issued');

/**
 * Leave to hash slowly, which only a limit gives (rate-limits.ts): no route reaches the line of hashing without
 * one (OWASP ASVS 5.0, 2.4.1 and 15.2.2).
 */
export interface HashingTicket {
  /** Whoever has much in line gives way to all others. */
  readonly from: string;
  readonly [issued]: true;
}

/** For the limits, and for what a process does of its own accord. */
export const issueTicket = (from: string): HashingTicket => ({ from, [issued]: true });
