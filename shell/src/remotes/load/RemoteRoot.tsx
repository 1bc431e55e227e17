import type { RemoteRelease } from '@camp/release/document/release-document';
import { type ReactNode, useLayoutEffect } from 'react';
import { applyStyles, restStyles } from './remote-styles.ts';

interface RemoteRootProps {
  remote: string;
  release: RemoteRelease;
  children: ReactNode;
}

/**
 * All that a remote draws stands in such an element, or in a portal with the same attribute
 * (packages/ui): its stylesheets reach no further (packages/build), and rest while it is away.
 */
export function RemoteRoot({ remote, release: { url }, children }: RemoteRootProps) {
  useLayoutEffect(() => {
    applyStyles(url);
    return () => restStyles(url);
  }, [url]);

  return <div data-remote={remote}>{children}</div>;
}
