import { pressedKey } from '@camp/ui/actions/pressed-key';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const Inspector = lazy(() => import(/* webpackChunkName: "inspector" */ './Inspector.tsx'));

/** Lets Ctrl . or ⌘. open and close what says which build drew what; Escape in it closes it, too. */
export function InspectorKey() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === 'Escape' && isInInspector(event)) setOpen(false);
      if (key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!isOpen) return null;
  return createPortal(
    <Suspense>
      <Inspector onClose={() => setOpen(false)} />
    </Suspense>,
    document.body,
  );
}

const isInInspector = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-inspector]') !== null;
