import { Component, type ReactNode } from 'react';
import type { RemoteRelease } from '@camp/release/document/release-document';
import { ErrorState } from '@camp/ui/feedback/ErrorState';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Loading } from '@camp/ui/feedback/Loading';
import { type PageAddress, RemoteFailure } from '#remotes/load/loader.ts';
import { onFailed } from '#remotes/report/remote-telemetry.ts';

const messages = defineMessages({
  en: {
    tryingAgain: 'Trying again',
    title: (area: string) => `The ${area} cannot be shown right now`,
    text: (area: string) =>
      `Something went wrong while loading the ${area}. Everything else on the site still works.`,
  },
  fr: {
    tryingAgain: 'Nouvel essai',
    title: (area) => `Les ${area} ne peuvent pas être affichées pour le moment`,
    text: (area) =>
      `Un problème est survenu pendant le chargement des ${area}. Le reste du site fonctionne toujours.`,
  },
});

interface Props {
  address: PageAddress;
  /** Prepares and starts another attempt. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

type State = 'fine' | 'failed' | 'retrying';

/** Keeps a remote that fails, at load or at render, from breaking the shell. */
export class RemoteBoundary extends Component<Props, { state: State }> {
  override state: { state: State } = { state: 'fine' };

  static getDerivedStateFromError(): { state: State } {
    return { state: 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    /* A failure to load is reported where it is loaded. */
    if (error instanceof RemoteFailure) return;
    void onFailed(this.props.address, { phase: 'render', reason: 'threw' });
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
        isRetrying={this.state.state === 'retrying'}
        onRetry={this.retry}
      />
    );
  }
}

interface RemoteFailureStateProps {
  area: RemoteRelease['area'];
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands in for a remote's page: says what cannot be shown, and offers a retry. */
function RemoteFailureState({ area, isRetrying, onRetry }: RemoteFailureStateProps) {
  const { title, text, tryingAgain } = useMessages(messages);
  const name = area[useLanguage()];
  if (isRetrying) return <Loading label={tryingAgain} />;

  return (
    <ErrorState title={title(name)} onRetry={onRetry}>
      {text(name)}
    </ErrorState>
  );
}
