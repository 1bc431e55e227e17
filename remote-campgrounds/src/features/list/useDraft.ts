import { useEffect, useEffectEvent, useState } from 'react';

/** Wait after the last keystroke, in milliseconds: short of what the eye takes for at once. */
const pauseMs = 30;

interface DraftOptions {
  value: string;
  onSettle: (text: string) => void;
}

/** Text that becomes the value shortly after the last keystroke, and follows changes of the value from elsewhere. */
export function useDraft({ value, onSettle }: DraftOptions) {
  const [draft, setDraft] = useState<Draft>({ text: value, known: value, sent: null });
  if (draft.known !== value) setDraft(draftAfter(draft, value));

  function settle(typed: string) {
    const text = typed.trim();
    if (text === (draft.sent ?? value)) return;
    setDraft({ ...draft, sent: text });
    onSettle(text);
  }
  /* On a busy machine the timer may run after newer text is drawn, before the timer is cleared. */
  const settleLater = useEffectEvent((typed: string) => typed === draft.text && settle(typed));

  useEffect(() => {
    const timer = setTimeout(() => settleLater(draft.text), pauseMs);
    return () => clearTimeout(timer);
  }, [draft.text]);

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
  /** What was passed on as the new value and may not have arrived yet. */
  sent: string | null;
}

/** Our own change keeps what was typed since, another one replaces it. */
function draftAfter(draft: Draft, value: string): Draft {
  if (value === draft.sent) return { ...draft, known: value, sent: null };
  return { text: value, known: value, sent: null };
}
