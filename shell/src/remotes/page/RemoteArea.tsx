import { Loading } from '@camp/ui/feedback/Loading';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RouteFocus } from '#document/RouteFocus.tsx';
import { useBlankWatch } from '#remotes/contain/blank-page.ts';
import { lookForAlterations, useShownArea } from '#remotes/contain/shown-area.ts';
import { current, replacePrunedRelease } from './newer-release.ts';
import { prepareRetry, prepareReturn } from './prepare-retry.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { forgetSentPage, sentPage } from './SentPage.tsx';
import type { Failure } from '#remotes/load/remote-status.ts';
import type { PageAddress } from '#remotes/load/loader.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { forgetPage } from './page-components.ts';
import { useStallWatch } from './stall-watch.ts';
import { useStylesOf } from '#remotes/load/remote-styles.ts';
import { startTimeoutMs } from '#remotes/load/unless-stalled.ts';

/** One page of a remote, with its loading state and a retry when it cannot be shown. */
export function RemoteArea(props: PageAddress) {
  const [attempt, setAttempt] = useState(0);
  const boundary = useRef<RemoteBoundary>(null);
  const address = current(props);
  const drop = (failure: Failure) => boundary.current?.drop(failure);
  useShownArea({ address, drop });
  useStylesOf(address.release.url);

  function startAgain() {
    forgetPage(address);
    setAttempt(attempt + 1);
  }

  /** Lets a visitor who comes back find another attempt under way. */
  function leaveFailed() {
    prepareReturn(address);
    forgetPage(address);
  }

  async function tryAgain() {
    forgetPage(address);
    await prepareRetry(address);
    startAgain();
  }

  async function takeNewer() {
    const found = await replacePrunedRelease(address);
    if (found === 'taken') startAgain();
    return found;
  }

  return (
    <RemoteBoundary
      key={attempt}
      ref={boundary}
      address={address}
      mayRetryAlone={attempt === 0}
      sent={() => sentPage(address)}
      onRetry={tryAgain}
      onLeaveFailed={leaveFailed}
      onFilesGone={takeNewer}
    >
      <LoadedPage address={address} waiting={<Waiting address={address} onStalled={drop} />}>
        {(page) => (
          <>
            <RemoteRoot {...address}>{page}</RemoteRoot>
            <RouteFocus />
          </>
        )}
      </LoadedPage>
    </RemoteBoundary>
  );
}

interface WaitingProps {
  address: PageAddress;
  onStalled: (failure: Failure) => void;
}

/**
 * Shown while a page's code loads, and while the page then waits by itself, for up to 3 s. If the document brought
 * something of the page, that is shown instead.
 */
function Waiting({ address, onStalled }: WaitingProps) {
  const [isLate, setLate] = useState(false);
  useStallWatch(address, onStalled);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), startTimeoutMs);
    return () => clearTimeout(timer);
  }, []);

  return sentPage(address, { isLate }) ?? <Loading />;
}

const lookAtPage = () => lookForAlterations();

interface RemoteRootProps extends PageAddress {
  children: ReactNode;
}

/**
 * Wraps everything a remote renders; portals (packages/ui) carry the same attribute. The remote's
 * stylesheets apply inside it only (packages/build), and are disabled while the remote is not shown.
 */
function RemoteRoot({ remote, page, release: { url }, children }: RemoteRootProps) {
  const root = useRef<HTMLDivElement>(null);
  useBlankWatch(root);

  /* Right after the page's own effects, and before anything of the shell is drawn again. */
  useEffect(lookAtPage, [url]);

  useEffect(() => {
    /* What the page's own first effects throw is known by then. */
    const timer = setTimeout(forgetSentPage);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={root} data-remote={remote} data-module={page}>
      {children}
    </div>
  );
}
