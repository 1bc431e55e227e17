import type { SlotData, staffTools } from '@camp/contracts/site/slots';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { useEffect, useLayoutEffect, useState } from 'react';

/** Longest time for which keys are held for a palette that does not come, in milliseconds. */
const holdMs = 5_000;

interface PaletteKeys extends SlotData<typeof staffTools.data> {
  isHeld: boolean;
}

/**
 * Counts presses of Ctrl K or ⌘K, and holds the keys that follow until a dialog has the focus: the code of the palette
 * may come late.
 */
export function usePaletteKeys(): SlotData<typeof staffTools.data> {
  const [held, setHeld] = useState<PaletteKeys>({ asked: 0, typed: '', isHeld: false });

  /* Before the page is seen: an effect after the paint lost a key that was pressed in between. */
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!isInDialog(event)) setHeld({ asked: held.asked + 1, typed: '', isHeld: true });
      } else if (held.isHeld) {
        setHeld({ ...held, typed: typedAhead(event, held.typed) });
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [held]);

  useEffect(() => {
    if (!held.isHeld) return;
    const release = () => setHeld((now) => ({ ...now, isHeld: false }));
    const onFocus = (event: FocusEvent) => isInDialog(event) && release();
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', release);
    const timer = setTimeout(release, holdMs);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', release);
      clearTimeout(timer);
    };
  }, [held.isHeld]);

  return held;
}

const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Returns the text with one more key. */
function typedAhead(event: KeyboardEvent, typed: string): string {
  const { ctrlKey, metaKey, altKey } = event;
  const key = pressedKey(event);
  if (isInDialog(event) || ctrlKey || metaKey || altKey || !key) return typed;
  const next =
    key.length === 1 ? typed + key : { Backspace: typed.slice(0, -1), Enter: typed }[key];
  if (next === undefined) return typed;
  event.preventDefault();
  return next;
}

function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const isLetter = pressedKey(event)?.toLowerCase() === 'k';
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
