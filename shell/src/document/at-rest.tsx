import { whenIdle } from '@camp/ui/layout/when-idle';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the frame that comes once the first page is at rest, and is left out where its code cannot be had. It is
 * not rendered ahead: React would take it away again with the first change around it, until its code is there.
 */
export function atRest<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;

  return function AtRest(props: Props) {
    const [Part, setPart] = useState(() => known);

    useEffect(() => {
      if (known) return undefined;
      const bring = async () => {
        known ??= await fetch().catch(() => null);
        setPart(() => known);
      };
      return whenIdle(() => void bring());
    }, []);

    return Part && <Part {...props} />;
  };
}
