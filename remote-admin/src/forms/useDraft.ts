import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, draftOf, followed } from './draft.ts';

interface Settling {
  value: string;
  /** Wait after the last keystroke, in milliseconds. */
  pauseMs: number;
  onSettle: (text: string) => void;
  /** Texts on the way to something, such as half a date, are kept back. */
  canSettle?: (text: string) => boolean;
}

/** Text that becomes the value a moment after the last keystroke, and follows the value from elsewhere. */
export function useDraft({ value, pauseMs, onSettle, canSettle = () => true }: Settling) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(value));
  if (draft.known !== value) setDraft(followed(draft, value));

  function settle(typed: string) {
    const text = typed.trim();
    if (text === (draft.sent ?? value) || !canSettle(text)) return;
    setDraft({ ...draft, sent: text });
    onSettle(text);
  }
  /* On a busy machine the timer may run after a newer text is drawn, before it is cleared. */
  const settleLater = useEffectEvent((typed: string) => typed === draft.text && settle(typed));

  useEffect(() => {
    const timer = setTimeout(() => settleLater(draft.text), pauseMs);
    return () => clearTimeout(timer);
  }, [draft.text, pauseMs]);

  return {
    text: draft.text,
    setText: (text: string) => setDraft({ ...draft, text }),
    /** Does not wait, as on Enter. */
    settleNow: () => settle(draft.text),
  };
}
