import { Loading } from '@camp/ui/Loading';
import { createElement, Suspense, useState } from 'react';
import { Arrival } from '#routing/Arrival.tsx';
import { forgetPage, pageComponent } from './page-components.ts';
import type { PageAddress } from './loader.ts';
import { forgetFailedFiles } from './failed-files.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** One page of a remote, with its loading state and, when it cannot be shown, a way to try again. */
export function RemoteArea(address: PageAddress) {
  const [attempt, setAttempt] = useState(0);

  async function tryAgain() {
    await forgetFailedFiles(address);
    forgetPage(address);
    setAttempt(attempt + 1);
  }

  return (
    <RemoteBoundary key={attempt} area={address.release.area} onRetry={tryAgain}>
      <Suspense fallback={<Loading />}>
        {createElement(pageComponent(address))}
        <Arrival />
      </Suspense>
    </RemoteBoundary>
  );
}
