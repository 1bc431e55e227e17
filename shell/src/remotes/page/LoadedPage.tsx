import { createElement, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import type { PageAddress } from '#remotes/load/loader.ts';
import { hasComponent, pageComponent, preparePage } from './page-components.ts';

interface Props {
  address: PageAddress;
  /** Shown until the page is there. */
  waiting: ReactNode;
  /** Draws what is around the page. */
  children: (page: ReactNode) => ReactNode;
}

/**
 * A page, or what is shown until it is there. Its code is awaited outside of React's own boundary: what comes after a
 * fallback of that, React holds back until 300 ms have passed.
 */
export function LoadedPage({ address, waiting, children }: Props) {
  const [isLoaded, setLoaded] = useState(() => hasComponent(address));

  useLayoutEffect(() => {
    if (isLoaded) return undefined;
    let isLeft = false;
    void preparePage(address).then(() => !isLeft && setLoaded(true));
    return () => {
      isLeft = true;
    };
  }, [address, isLoaded]);

  if (!isLoaded) return waiting;
  return <Suspense fallback={waiting}>{children(createElement(pageComponent(address)))}</Suspense>;
}
