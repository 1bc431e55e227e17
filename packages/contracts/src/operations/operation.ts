/** Work of which much at once would hold up everybody else (docs/decisions/0299-costly-operations.md). */
export type CostlyWork = 'hashing' | 'drawing' | 'fetching' | 'exporting' | 'verifying';

/** What the API's description says of a call in people's words (docs/decisions/0283-operations-in-words.md). */
export interface Operation {
  /** What it does, in a line without a full stop. */
  summary: string;
  /** What it changes, what it answers, and what surprises. Who may call it is added. */
  description: string;
  /**
   * Whether a caller who names it by an `Idempotency-Key` may send it again and it happens once
   * (docs/decisions/0285-calls-that-happen-once.md). Its answer is kept for a day, so it holds no secret.
   */
  happensOnce?: true;
  /** Address of what it makes, by the id that the answer gives it: it is answered by 201 and `Location`. */
  creates?: `/api/${string}/{${string}.id}`;
  /** What it takes a ticket of a limit for; left out where it costs little, whatever is sent. */
  cost?: CostlyWork;
}
