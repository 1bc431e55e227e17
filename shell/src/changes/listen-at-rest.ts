import { savesData } from '@camp/ui/layout/connection';
import { whenIdle } from '@camp/ui/layout/when-idle';

/**
 * Hears what changes, once the page is at rest, until what is returned is called. `topic` stands for who is signed
 * in; empty for nobody. A browser that saves data goes without.
 */
export function listenAtRest(topic: string): () => void {
  if (savesData() || !('EventSource' in globalThis)) return () => undefined;
  let hasLeft = false;
  let leave = () => {
    hasLeft = true;
  };
  const cancel = whenIdle(() => void start().catch(() => undefined));

  async function start(): Promise<void> {
    const { listen } = await import(/* webpackChunkName: "page-events" */ './page-events.ts');
    if (!hasLeft) leave = listen(topic);
  }

  return () => {
    cancel();
    leave();
  };
}
