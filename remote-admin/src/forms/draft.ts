/** A text while it is typed, ahead of the value it will become. */
export interface Draft {
  text: string;
  /** The value as last seen from outside. */
  known: string;
  /** What was handed on as the new value and may still be on its way. */
  sent: string | null;
}

export function draftOf(value: string): Draft {
  return { text: value, known: value, sent: null };
}

/** The draft after its value changed: our own change leaves the typing alone, another one replaces it. */
export function followed(draft: Draft, value: string): Draft {
  return value === draft.sent ? { ...draft, known: value, sent: null } : draftOf(value);
}
