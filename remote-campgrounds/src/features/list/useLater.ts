import { afterPaint } from '@camp/ui/layout/useAfterPaint';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value one painted frame after it came. Parts that are out of view or matter less are drawn with it, in
 * pieces that the next letter interrupts. `useDeferredValue` would often draw it within the same frame, which then
 * takes longer.
 */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);

  useEffect(() => {
    if (later === value) return undefined;
    return afterPaint(() => startTransition(() => setLater(value)));
  }, [later, value]);

  return later;
}
