import type { RemoteRelease } from '@camp/release/document';
import { Component, type ReactNode } from 'react';
import { RemoteFailureState } from './RemoteFailureState.tsx';

interface Props {
  area: RemoteRelease['area'];
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

  private retry = () => {
    this.setState({ state: 'retrying' });
    void this.props.onRetry();
  };

  override render() {
    if (this.state.state === 'fine') return this.props.children;
    return (
      <RemoteFailureState
        area={this.props.area}
        isRetrying={this.state.state === 'retrying'}
        onRetry={this.retry}
      />
    );
  }
}
