import { Loading } from '@camp/ui/feedback/Loading';
import { createElement, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import type { RemoteRelease } from '@camp/release/document/release-document';
import { RouteFocus } from '#app/RouteFocus.tsx';
import { forgetFailedFiles } from '#remotes/recover/failed-files.ts';
import { current, takeNewerRelease } from '#remotes/recover/newer-release.ts';
import { RemoteBoundary } from '#remotes/recover/RemoteBoundary.tsx';
import { isAboutFiles } from '#remotes/report/remote-status.ts';
import { failureIn } from '#remotes/report/remote-telemetry.ts';
import { type PageAddress, restart } from './loader.ts';
import { forgetPage, pageComponent } from './page-components.ts';

/** One page of a remote, with its loading state and a retry when it cannot be shown. */
export function RemoteArea(props: PageAddress) {
  const [attempt, setAttempt] = useState(0);
  const address = current(props);

  async function tryAgain() {
    if (!(await takeNewerRelease(address))) await resetFailure(address);
    forgetPage(address);
    setAttempt(attempt + 1);
  }

  return (
    <RemoteBoundary key={attempt} address={address} onRetry={tryAgain}>
      <Suspense fallback={<Loading />}>
        <RemoteRoot {...address}>{createElement(pageComponent(address))}</RemoteRoot>
        <RouteFocus />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Prepares another attempt with the release that failed. */
async function resetFailure(address: PageAddress): Promise<void> {
  const failure = failureIn(address);
  if (!failure) return;
  if (isAboutFiles(failure)) return forgetFailedFiles(address);
  if (failure.phase !== 'render') restart(address);
}

interface RemoteRootProps {
  remote: string;
  release: RemoteRelease;
  children: ReactNode;
}

/**
 * Wraps everything a remote renders; portals (packages/ui) carry the same attribute. The remote's
 * stylesheets apply inside it only (packages/build), and are disabled while the remote is not shown.
 */
function RemoteRoot({ remote, release: { url }, children }: RemoteRootProps) {
  useLayoutEffect(() => {
    enableStyles(url);
    return () => disableStyles(url);
  }, [url]);

  return <div data-remote={remote}>{children}</div>;
}

/**
 * Enables the page's stylesheets below a build's base address. Disabled ones stay in the page, so they
 * apply at once on return and nothing is fetched again.
 */
function enableStyles(base: string): void {
  for (const sheet of sheetsOf(base)) sheet.disabled = false;
}

function disableStyles(base: string): void {
  for (const sheet of sheetsOf(base)) sheet.disabled = true;
}

function sheetsOf(base: string): CSSStyleSheet[] {
  const { href } = new URL(base, document.baseURI);
  return [...document.styleSheets].filter((sheet) => sheet.href?.startsWith(href));
}
