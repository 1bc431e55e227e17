import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface DraftOptions {
  value: string;
  /** Time within which keystrokes count together, in milliseconds. */
  pauseMs: number;
  /** True if the first keystroke after a pause is passed on at once, and only those after it wait. */
  startsAtOnce?: boolean;
  onSettle: (text: string) => void;
  /** Holds back text that is not complete yet, such as half a date. */
  canSettle?: (text: string) => boolean;
}

/** Text that becomes the value shortly after it is typed, and follows changes of the value from elsewhere. */
export function useDraft({
  value,
  pauseMs,
  startsAtOnce = false,
  onSettle,
  canSettle = () => true,
}: DraftOptions) {
  const [draft, setDraft] = useState<Draft>({ text: value, known: value, sent: [] });
  const hasJustSettled = useRef(false);
  if (draft.known !== value) setDraft(draftAfter(draft, value));

  function setText(text: string) {
    setDraft((now) => ({ ...now, text }));
    if (startsAtOnce && !hasJustSettled.current) settle(text);
  }

  function settle(typed: string) {
    const text = typed.trim();
    if (text === (draft.sent.at(-1) ?? value) || !canSettle(text)) return;
    hasJustSettled.current = true;
    setTimeout(() => (hasJustSettled.current = false), pauseMs);
    setDraft((now) => ({ ...now, sent: [...now.sent, text] }));
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
    setText,
    /** Does not wait, as on Enter. */
    settleNow: () => settle(draft.text),
  };
}

/** Text while it is typed, ahead of the value that it will become. */
interface Draft {
  text: string;
  /** The value as last seen from outside. */
  known: string;
  /** Texts that were passed on as new values, in order, and may not have arrived yet. */
  sent: readonly string[];
}

/** Our own changes keep what was typed since; any other change replaces it. */
function draftAfter(draft: Draft, value: string): Draft {
  const arrived = draft.sent.lastIndexOf(value);
  if (arrived < 0) return { text: value, known: value, sent: [] };
  return { ...draft, known: value, sent: draft.sent.slice(arrived + 1) };
}
