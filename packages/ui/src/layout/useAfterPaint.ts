import { useEffect, useState } from 'react';

/** Who holds longer than this means to hold: a menu can be chosen from by pressing, drawing and letting go. */
const longestPressMs = 300;

/**
 * True one painted frame after it is wanted and what was pressed for it is let go, false at once. Opening
 * a long menu or a dialog takes a slow processor a while: whoever presses sees first that the press has
 * arrived, and letting go does not wait for what opens (web.dev, INP).
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

/** As `afterPaint`, counted from where the button that is down is let go. */
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
