import { Component, type ReactNode } from 'react';
import { type PageAddress, RemoteFailure } from '#remotes/load/loader.ts';
import { RemoteFailureState } from './RemoteFailureState.tsx';
import { tellFailed } from '#remotes/report/remote-telemetry.ts';

interface Props {
  address: PageAddress;
  /** Prepares and starts the next attempt. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

type State = 'fine' | 'failed' | 'retrying';

/** Keeps a remote that fails, at load or at render, from taking the shell with it. */
export class RemoteBoundary extends Component<Props, { state: State }> {
  override state: { state: State } = { state: 'fine' };

  static getDerivedStateFromError(): { state: State } {
    return { state: 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    /* A failure to load has been told where it was loaded. */
    if (error instanceof RemoteFailure) return;
    void tellFailed(this.props.address, { phase: 'render', reason: 'threw' });
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
