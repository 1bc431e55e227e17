import { useEffect, useRef } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';
import type { Failure } from '#remotes/load/remote-status.ts';
import { startTimeoutMs } from '#remotes/load/unless-stalled.ts';
import { pageSettled } from './page-components.ts';

/** Calls back if a page or an extension is not drawn within 3 s once its code is there: it waits by itself. */
export function useStallWatch(
  { remote, release, page }: PageAddress,
  onStalled: (failure: Failure) => void,
): void {
  const stalled = useRef(onStalled);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void pageSettled({ remote, release, page }).then(() => {
      if (isGone) return;
      timer = setTimeout(
        () => stalled.current({ phase: 'render', reason: 'timeout' }),
        startTimeoutMs,
      );
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [remote, release, page]);
}
