import { inspectEvent } from '@camp/contracts/site/inspect-event';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

const Inspector = lazy(() => import(/* webpackChunkName: "inspector" */ './Inspector.tsx'));

/** The bar is drawn again with each page: what was open stays so. */
let wasOpen = false;

/**
 * Lets Ctrl . or ⌘. open and close what says which build drew what; Escape in it closes it, too. The palette opens it
 * by an event.
 */
export function InspectorKey() {
  const [isOpen, setOpen] = useState(wasOpen);
  const [isAsked, setAsked] = useState(false);

  const show = (next: boolean) => {
    wasOpen = next;
    setOpen(next);
    setAsked(next);
  };
  const answer = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent)) return show(true);
    const key = pressedKey(event);
    if (key === 'Escape' && isInInspector(event)) show(false);
    if (key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    show(!wasOpen);
  });

  useEffect(() => {
    const onEvent = (event: Event) => answer(event);
    document.addEventListener('keydown', onEvent);
    document.addEventListener(inspectEvent, onEvent);
    return () => {
      document.removeEventListener('keydown', onEvent);
      document.removeEventListener(inspectEvent, onEvent);
    };
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
