import { useEffect, useState } from 'react';

/** A longer press is meant as holding: a menu can be chosen from by pressing, dragging and letting go. */
const longestPressMs = 300;

/**
 * True one painted frame after it is wanted and the press for it is let go, false at once. Opening a long menu or a
 * dialog takes a slow processor a while: the visitor first sees that the press has arrived, and letting go does not
 * wait for the menu or dialog (web.dev, INP).
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    const cancel = afterRelease(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
    };
  }, [isWanted]);

  return isWanted && isPainted;
}

/** Acts one painted frame later, unless the returned function is called before. */
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

/** As `afterPaint`, counted from the release of the button that is down, or from 300 ms of holding. */
function afterRelease(act: () => void): () => void {
  if (!document.querySelector(':active')) return afterPaint(act);
  const proceed = () => {
    cancel();
    cancel = afterPaint(act);
  };
  const timer = setTimeout(proceed, longestPressMs);
  addEventListener('pointerup', proceed);
  let cancel = () => {
    clearTimeout(timer);
    removeEventListener('pointerup', proceed);
  };
  return () => cancel();
}
