import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { areLettersOn } from './letters.ts';
import { pressed } from './row-keys.ts';

const Shortcuts = lazy(() => import(/* webpackChunkName: "shortcuts" */ './Shortcuts.tsx'));

/** The keys of every staff page: `/` leads to its search, `?` opens the list of keys, and rows have keys of their own. */
export function StaffKeys() {
  const [shortcuts, setShortcuts] = useState<'never' | 'open' | 'closed'>('never');

  /* Before the page is seen: an effect after the paint lost a key that was pressed in between. */
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!areLettersOn() && pressedKey(event)?.length === 1) return;
      const left = pressed(event);
      if (!left) return;
      event.preventDefault();
      if (left === 'shortcuts') return setShortcuts('open');
      document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (shortcuts === 'never') return null;
  return (
    <Suspense>
      <Shortcuts
        open={shortcuts === 'open'}
        onOpenChange={(isOpen) => setShortcuts(isOpen ? 'open' : 'closed')}
      />
    </Suspense>
  );
}
