/** Kinds of work that hold up everyone when much is done at once (docs/decisions/limits.md#0299). */
export type CostlyWork = 'hashing' | 'drawing' | 'fetching' | 'exporting' | 'verifying';

/** Description of a call for people, in the API's documentation (docs/decisions/api.md#0283). */
export interface Operation {
  /** Effect of the call, in a line without a full stop. */
  summary: string;
  /** Changes, answers and surprises of the call. The API adds who may call it. */
  description: string;
  /**
   * True if the call, sent again with the same `Idempotency-Key`, happens once
   * (docs/decisions/api.md#0285). Its answer is kept for a day, so it holds no secret.
   */
  happensOnce?: true;
  /** Address of the thing it makes, with the id from the answer. The answer is 201 with `Location`. */
  creates?: `/api/${string}/{${string}.id}`;
  /** Work for which it takes a ticket of a limit; left out where the call costs little, no matter what is sent. */
  cost?: CostlyWork;
}
