import { useEffect, useState } from 'react';

/**
 * True one painted frame after it is wanted, false at once. Opening a long menu or a dialog takes a slow
 * processor a while: whoever presses sees first that the press has arrived (web.dev, INP).
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    const cancel = afterPaint(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
    };
  }, [isWanted]);

  return isWanted && isPainted;
}

/** Acts one painted frame later, unless what is returned is called before. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
