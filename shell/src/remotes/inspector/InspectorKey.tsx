import { pressedKey } from '@camp/ui/actions/pressed-key';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

const Inspector = lazy(() => import(/* webpackChunkName: "inspector" */ './Inspector.tsx'));

/** The bar is drawn again with each page: what was open stays so. */
let wasOpen = false;

/** Lets Ctrl . or ⌘. open and close what says which build drew what; Escape in it closes it, too. */
export function InspectorKey() {
  const [isOpen, setOpen] = useState(wasOpen);
  const [isAsked, setAsked] = useState(false);

  const show = (next: boolean) => {
    wasOpen = next;
    setOpen(next);
    setAsked(next);
  };
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === 'Escape' && isInInspector(event)) show(false);
    if (key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    show(!wasOpen);
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!isOpen) return null;
  return createPortal(
    <Suspense>
      <Inspector isAsked={isAsked} onClose={() => show(false)} />
    </Suspense>,
    document.body,
  );
}

const isInInspector = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-inspector]') !== null;
