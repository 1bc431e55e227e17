import { useSession } from '@camp/shell-api';
import { savesData } from '@camp/ui/layout/connection';
import { useEffect } from 'react';
import { listen } from './page-events.ts';

/** Listens for changes once it is known who is signed in. A browser that saves data does without. */
export function PageEvents() {
  const { session } = useSession();
  const isKnown = session.status !== 'loading';
  const topic = (session.status === 'signed-in' && session.topic) || '';

  useEffect(() => {
    if (!isKnown || savesData() || !('EventSource' in globalThis)) return undefined;
    return listen(topic);
  }, [isKnown, topic]);

  return null;
}
