import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RemoteRelease } from '@camp/release/document/release-document';
import { Button } from '@camp/ui/actions/Button';
import { Reason } from '@camp/ui/feedback/Reason';
import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages as words } from '@camp/ui/i18n/messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { PageHead } from '@camp/ui/layout/PageHead';
import { forgetEarlyPresses } from '#document/pressed-ahead.ts';
import { forgetSentHead } from '#document/RouteFocus.tsx';
import { type PageAddress, RemoteFailure } from '#remotes/load/loader.ts';
import { failureOf, isOfChunk } from '#remotes/load/failure-of.ts';
import type { Failure } from '#remotes/load/remote-status.ts';
import { onFailed } from '#remotes/watch/remote-telemetry.ts';
import styles from '#remotes/floating-box.module.css';
import type { TakeResult } from './newer-release.ts';
import type { Texts } from '#texts.d.ts';
import en from './RemoteBoundary.en.json' with { type: 'json' };
import fr from './RemoteBoundary.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['remotes/page/RemoteBoundary']>({ en, fr });

interface Props {
  address: PageAddress;
  /** True if it tries once more by itself when files of a page that can be read meanwhile come too slowly. */
  mayRetryAlone: boolean;
  /** Returns what the document brought of the page, to be read meanwhile; null if that was nothing. */
  sent: () => ReactNode;
  /** Prepares and starts another attempt. */
  onRetry: () => Promise<void>;
  /** Called when its files did not come: looks for a newer release, and starts another attempt with it. */
  onFilesGone: () => Promise<TakeResult>;
  /** Called when the page is left as it failed. */
  onLeaveFailed: () => void;
  children: ReactNode;
}

const threw = { phase: 'render', reason: 'threw' } as const;

type State = 'fine' | 'failed' | 'retrying';

/** Keeps a remote that fails, at load or at render, from breaking the shell. */
export class RemoteBoundary extends Component<Props, { state: State }> {
  override state: { state: State } = { state: 'fine' };

  static getDerivedStateFromError(): { state: State } {
    return { state: 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    /* A failure to load is reported where it is loaded. */
    if (error instanceof RemoteFailure) return void this.lookForNewer(error.failure);
    /* A part of the page that comes later, of a build whose files may be gone by now. */
    const isPart = isOfChunk(error);
    const failure = isPart ? failureOf(error, 'page') : threw;
    void onFailed(this.props.address, failure, error);
    if (isPart) void this.lookForNewer(failure);
  }

  override componentWillUnmount(): void {
    if (this.state.state === 'failed') this.props.onLeaveFailed();
  }

  /** Takes the page away while it runs: at once, before anything that the page itself keeps React busy with. */
  drop = (failure: Failure): void => {
    void onFailed(this.props.address, failure);
    flushSync(() => this.setState({ state: 'failed' }));
  };

  private async lookForNewer({ reason }: Failure): Promise<void> {
    const { sent, mayRetryAlone } = this.props;
    if (reason === 'timeout' && mayRetryAlone && sent() !== null) return this.retry();
    if (reason !== 'network') return;
    this.setState({ state: 'retrying' });
    if ((await this.props.onFilesGone()) === 'none') this.setState({ state: 'failed' });
  }

  private retry = () => {
    this.setState({ state: 'retrying' });
    void this.props.onRetry();
  };

  override render() {
    if (this.state.state === 'fine') return this.props.children;
    return (
      <RemoteFailureState
        area={this.props.address.release.area}
        sent={this.props.sent}
        isRetrying={this.state.state === 'retrying'}
        onRetry={this.retry}
      />
    );
  }
}

interface RemoteFailureStateProps {
  area: RemoteRelease['area'];
  sent: Props['sent'];
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Replaces a remote's page: says what cannot be shown, and offers a retry. Retries by itself when the network
 * is back.
 */
function RemoteFailureState(props: RemoteFailureStateProps) {
  const { area, isRetrying, onRetry } = props;
  const [sent] = useState(props.sent);
  const { title, text, tryingAgain } = useMessages(messages);
  const name = area[useLanguage()];
  const lost = title({ area: name });
  const again = useRef(onRetry);

  useEffect(() => {
    if (isRetrying) return undefined;
    const retry = () => again.current();
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [isRetrying]);

  if (sent !== null) {
    return (
      <Readable isRetrying={isRetrying} onRetry={onRetry}>
        {sent}
      </Readable>
    );
  }
  if (isRetrying) return <Loading label={tryingAgain} />;

  return (
    <Lost>
      <PageHead title={lost} />
      <ErrorState heading="h1" title={lost} onRetry={onRetry}>
        <Reason>{text({ area: name })}</Reason>
      </ErrorState>
    </Lost>
  );
}

/** Drops presses that waited for a page that is lost now, and the title that was sent for it. */
function Lost({ children }: { children: ReactNode }) {
  useEffect(forgetEarlyPresses, []);
  useEffect(forgetSentHead, []);
  return children;
}

interface ReadableProps extends Pick<RemoteFailureStateProps, 'isRetrying' | 'onRetry'> {
  children: ReactNode;
}

/** Shows the page as it was sent, and below it, always in view, that only reading works. */
function Readable({ children, isRetrying, onRetry }: ReadableProps) {
  const { readable, tryingAgain } = useMessages(messages);
  const { tryAgain } = useMessages(words);

  return (
    <>
      {children}
      <div className={styles.below}>
        <div role="alert" className={styles.box} data-tone="warning">
          <p className={styles.text}>{readable}</p>
          <Button
            size="small"
            variant="secondary"
            pending={isRetrying}
            pendingLabel={tryingAgain}
            onClick={onRetry}
          >
            {tryAgain}
          </Button>
        </div>
      </div>
    </>
  );
}
