import { useLayoutEffect } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';
import type { Failure } from '#remotes/load/remote-status.ts';
import { onMisuse } from '#remotes/watch/remote-telemetry.ts';
import { restoreBuiltIns } from './built-ins.ts';
import { putOnScreen } from './resting.ts';
import { isFrameDamaged, noteSurroundings, restoreSurroundings } from './surroundings.ts';

interface ShownArea {
  address: PageAddress;
  /** Takes the page off the screen at once, and shows its fallback. */
  drop: (failure: Failure) => void;
}

/** Times after a page has come on screen at which it is looked at, in milliseconds. */
const looksAfterMs = [0, 300, 1_000];

/** Kept from before any remote ran. */
const later = setTimeout;

let shown: ShownArea | null = null;
let isTainted = false;

/** The page of a remote that is on screen; null for the shell's own. */
export const shownArea = (): ShownArea | null => shown;

/** Looks after the page on screen while its area is there, and puts right what it leaves behind. */
export function useShownArea(area: ShownArea): void {
  const { remote } = area.address;

  useLayoutEffect(() => {
    shown = area;
    return () => {
      if (shown === area) shown = null;
    };
  });

  useLayoutEffect(() => {
    putOnScreen(remote);
    noteSurroundings();
    for (const wait of looksAfterMs) later(() => lookForAlterations(), wait);
    return () => {
      lookForAlterations();
      restoreSurroundings();
      tidyStorage();
    };
  }, [remote]);
}

function tidyStorage(): void {
  import(/* webpackChunkName: "at-rest" */ './storage.ts').then(
    ({ boundStorage }) => boundStorage(),
    () => undefined,
  );
}

/**
 * True if the next page needs a document of its own: a part of the frame is gone, or a remote has replaced
 * built-ins. Those are put back, but code that took one before keeps the wrong one.
 */
export function needsNewDocument(): boolean {
  lookForAlterations();
  return isTainted || isFrameDamaged();
}

/** Puts back altered built-ins, and reports it as done by an app, the page's own unless another is named. */
export function lookForAlterations(by = shown?.address): void {
  if (!restoreBuiltIns()) return;
  isTainted = true;
  if (by) onMisuse(by, 'altered');
}
