import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, draftOf, followed } from './draft.ts';

/** Wait after the last keystroke, in milliseconds (specification, section 9, "audit filter delay"). */
const typingPauseMs = 200;

interface Settling {
  value: string;
  onSettle: (text: string) => void;
  /** Texts on the way to something, such as half a date, are kept back. */
  canSettle?: (text: string) => boolean;
}

/** Text that becomes the value a moment after the last keystroke, and follows the value from elsewhere. */
export function useDraft({ value, onSettle, canSettle = () => true }: Settling) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(value));
  if (draft.known !== value) setDraft(followed(draft, value));

  const settle = useEffectEvent((typed: string) => {
    /* On a busy machine the timer may run after a newer text is drawn, before it is cleared. */
    if (typed !== draft.text) return;
    const text = typed.trim();
    if (text === value || !canSettle(text)) return;
    setDraft({ ...draft, sent: text });
    onSettle(text);
  });

  useEffect(() => {
    const timer = setTimeout(() => settle(draft.text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft.text]);

  return {
    text: draft.text,
    setText: (text: string) => setDraft({ ...draft, text }),
  };
}
