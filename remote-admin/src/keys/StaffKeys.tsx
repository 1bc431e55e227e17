import { pressedKey } from '@camp/ui/actions/pressed-key';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { areLettersOn } from './letters.ts';
import { pressed } from './row-keys.ts';

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './Palette.tsx'));
const Shortcuts = lazy(() => import(/* webpackChunkName: "shortcuts" */ './Shortcuts.tsx'));

type Overlay = 'palette' | 'shortcuts';

/** The keys of every staff page: `?` opens the list of keys, Ctrl K or ⌘K the search for pages and people. */
export function StaffKeys() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [asked, setAsked] = useState<Overlay | null>(null);
  const [typed, setTyped] = useState('');

  /* Before the page is seen: an effect after the paint lost a key that was pressed in between. */
  useLayoutEffect(() => {
    const show = (overlay: Overlay) => {
      setAsked(overlay);
      setOpen(overlay);
    };
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        return show('palette');
      }
      if (open === 'palette') return setTyped(typedAhead(event, typed));
      if (!areLettersOn() && pressedKey(event)?.length === 1) return;
      const left = pressed(event);
      if (!left) return;
      event.preventDefault();
      if (left === 'shortcuts') return show(left);
      document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, typed]);

  const overlay = (name: Overlay) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <Suspense>
      {asked === 'palette' && <Palette {...overlay('palette')} typed={typed} onTyped={setTyped} />}
      {asked === 'shortcuts' && <Shortcuts {...overlay('shortcuts')} />}
    </Suspense>
  );
}

/** Returns the palette's text with a key that comes before its field has the focus: its code may come late. */
function typedAhead(event: KeyboardEvent, typed: string): string {
  const { target, ctrlKey, metaKey, altKey } = event;
  const key = pressedKey(event);
  const isInDialog = target instanceof Element && target.closest('[role="dialog"]');
  if (isInDialog || ctrlKey || metaKey || altKey || !key) return typed;
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
