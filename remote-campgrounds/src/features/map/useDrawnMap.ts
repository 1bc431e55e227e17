import { siteSettings } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { DrawnMap } from './draw-map.ts';
import { messages } from './messages.ts';

/** A quiet moment: neither fetching the library nor drawing holds up the list. */
const atRest = () => new Promise<void>((resolve) => void whenIdle(resolve));

interface Options {
  container: RefObject<HTMLElement | null>;
  onPick: (slugs: string[]) => void;
  onMark: (slug: string | null) => void;
}

type Drawing = { map: DrawnMap | null; hasFailed: boolean };

/** Fetches the library and draws the map into an element. */
export function useDrawnMap({ container, onPick, onMark }: Options) {
  const [{ map, hasFailed }, setDrawing] = useState<Drawing>({ map: null, hasFailed: false });
  const texts = useMessages(messages);
  const pick = useEffectEvent(onPick);
  const mark = useEffectEvent(onMark);
  const sayApproximate = useEffectEvent(texts.approximate);
  const sayCluster = useEffectEvent(texts.cluster);
  const sayTogether = useEffectEvent(texts.together);

  useEffect(() => {
    let drawn: DrawnMap | null = null;
    let isGone = false;

    async function draw() {
      await atRest();
      const { drawMap } = await import(/* webpackChunkName: "map" */ './draw-map.ts');
      await atRest();
      if (isGone || !container.current) return;
      drawn = drawMap({
        container: container.current,
        tiles: siteSettings().mapTiles?.url ?? null,
        say: {
          point: ([, name, , , precision]) =>
            precision === 'site' ? name : sayApproximate({ name }),
          cluster: ({ count, town, isApproximate }) =>
            (isApproximate ? sayTogether : sayCluster)({ count, town }),
        },
        onPick: (slugs) => pick(slugs),
        onMark: (slug) => mark(slug),
      });
      setDrawing({ map: drawn, hasFailed: false });
    }

    draw().catch(() => {
      if (!isGone) setDrawing({ map: null, hasFailed: true });
    });
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [container]);

  return { map, hasFailed };
}
