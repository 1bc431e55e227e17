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
}
