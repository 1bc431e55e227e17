/** What the API's description says of a call in people's words (docs/decisions/0283-operations-in-words.md). */
export interface Operation {
  /** What it does, in a line without a full stop. */
  summary: string;
  /** What it changes, what it answers, and what surprises. Who may call it is added. */
  description: string;
}
