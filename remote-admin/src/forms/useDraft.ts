import { useEffect, useEffectEvent, useState } from 'react';

interface DraftOptions {
  value: string;
  /** Wait after the last keystroke, in milliseconds. */
  pauseMs: number;
  onSettle: (text: string) => void;
  /** Holds back text that is not complete yet, such as half a date. */
  canSettle?: (text: string) => boolean;
}

/** Text that becomes the value shortly after the last keystroke, and follows changes of the value from elsewhere. */
export function useDraft({ value, pauseMs, onSettle, canSettle = () => true }: DraftOptions) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(value));
  if (draft.known !== value) setDraft(draftAfter(draft, value));

  function settle(typed: string) {
    const text = typed.trim();
    if (text === (draft.sent ?? value) || !canSettle(text)) return;
    setDraft({ ...draft, sent: text });
    onSettle(text);
  }
  /* On a busy machine the timer may run after newer text is drawn, before the timer is cleared. */
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

/** Text while it is typed, ahead of the value that it will become. */
interface Draft {
  text: string;
  /** The value as last seen from outside. */
  known: string;
  /** The new value that was passed on and may not have arrived yet. */
  sent: string | null;
}

export function draftOf(value: string): Draft {
  return { text: value, known: value, sent: null };
}

/** The draft after its value changed: our own change keeps what was typed since, another one replaces it. */
export function draftAfter(draft: Draft, value: string): Draft {
  return value === draft.sent ? { ...draft, known: value, sent: null } : draftOf(value);
}
