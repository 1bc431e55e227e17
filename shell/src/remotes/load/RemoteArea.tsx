import { Loading } from '@camp/ui/feedback/Loading';
import { createElement, Suspense, useState } from 'react';
import { RemoteRoot } from './RemoteRoot.tsx';
import { Arrival } from '#app/Arrival.tsx';
import { forgetFailedFiles } from '#remotes/recover/failed-files.ts';
import { type PageAddress, startAnew } from './loader.ts';
import { current, takeNewerRelease } from '#remotes/recover/newer-release.ts';
import { forgetPage, pageComponent } from './page-components.ts';
import { RemoteBoundary } from '#remotes/recover/RemoteBoundary.tsx';
import { isAboutFiles } from '#remotes/report/remote-status.ts';
import { failureIn } from '#remotes/report/remote-telemetry.ts';

/** One page of a remote, with its loading state and, when it cannot be shown, a way to try again. */
export function RemoteArea(props: PageAddress) {
  const [attempt, setAttempt] = useState(0);
  const address = current(props);

  async function tryAgain() {
    if (!(await takeNewerRelease(address))) await mend(address);
    forgetPage(address);
    setAttempt(attempt + 1);
  }

  return (
    <RemoteBoundary key={attempt} address={address} onRetry={tryAgain}>
      <Suspense fallback={<Loading />}>
        <RemoteRoot {...address}>{createElement(pageComponent(address))}</RemoteRoot>
        <Arrival />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Gives the release that failed another chance. */
async function mend(address: PageAddress): Promise<void> {
  const failure = failureIn(address);
  if (!failure) return;
  if (isAboutFiles(failure)) return forgetFailedFiles(address);
  if (failure.phase !== 'render') startAnew(address);
}
