import { Loading } from '@camp/ui/feedback/Loading';
import {
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { InlinedRemote } from '@camp/release/document/release-document';
import { RouteFocus } from '#app/RouteFocus.tsx';
import { isHeldBack } from '#remotes/contain/reload-loop.ts';
import { lookForAlterations, useShownArea } from '#remotes/contain/shown-area.ts';
import { current, takeNewerInPlaceOfGone } from '#remotes/recover/newer-release.ts';
import { prepareRetry } from '#remotes/recover/prepare-retry.ts';
import { RemoteBoundary } from '#remotes/recover/RemoteBoundary.tsx';
import type { Failure } from '#remotes/report/remote-status.ts';
import type { PageAddress } from './loader.ts';
import { forgetPage, pageComponent, pageSettled } from './page-components.ts';
import { startWithinMs } from './unless-stalled.ts';

/** One page of a remote, with its loading state and a retry when it cannot be shown. */
export function RemoteArea(props: PageAddress) {
  const [attempt, setAttempt] = useState(0);
  const boundary = useRef<RemoteBoundary>(null);
  const address = current(props);
  const drop = (failure: Failure) => boundary.current?.drop(failure);
  useShownArea({ address, drop });

  function startAgain() {
    forgetPage(address);
    setAttempt(attempt + 1);
  }

  async function tryAgain() {
    await prepareRetry(address);
    startAgain();
  }

  async function takeNewer() {
    const found = await takeNewerInPlaceOfGone(address);
    if (found === 'taken') startAgain();
    return found;
  }

  return (
    <RemoteBoundary
      key={attempt}
      ref={boundary}
      address={address}
      isHeldBack={attempt === 0 && isHeldBack()}
      onRetry={tryAgain}
      onFilesGone={takeNewer}
    >
      <Suspense fallback={<Waiting address={address} onStalled={drop} />}>
        <RemoteRoot {...address}>{createElement(pageComponent(address))}</RemoteRoot>
        <RouteFocus />
      </Suspense>
    </RemoteBoundary>
  );
}

interface WaitingProps {
  address: PageAddress;
  onStalled: (failure: Failure) => void;
}

/** Shown while a page's code loads, and while the page waits by itself: for that it has 3 s. */
function Waiting({ address, onStalled }: WaitingProps) {
  const stalled = useRef(onStalled);
  const { remote, release, page } = address;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void pageSettled({ remote, release, page }).then(() => {
      if (isGone) return;
      timer = setTimeout(
        () => stalled.current({ phase: 'render', reason: 'timeout' }),
        startWithinMs,
      );
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [remote, release, page]);

  return <Loading />;
}

interface RemoteRootProps {
  remote: string;
  release: InlinedRemote;
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

  /* Right after the page's own effects, and before anything of the shell is drawn again. */
  useEffect(lookForAlterations, [url]);

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
