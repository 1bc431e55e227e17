import type { RemoteName } from '@camp/release/document';
import { ErrorState } from '@camp/ui/ErrorState';
import { Loading } from '@camp/ui/Loading';
import { Component, type ReactNode } from 'react';

interface Props {
  remote: RemoteName;
  /** Prepares and starts the next attempt. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

type State = 'fine' | 'failed' | 'retrying';

const areaNames: Record<RemoteName, string> = {
  public: 'public pages',
  account: 'account area',
  admin: 'staff area',
};

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
    if (this.state.state === 'retrying') return <Loading label="Trying again" />;
    const area = areaNames[this.props.remote];
    return (
      <ErrorState title={`The ${area} cannot be shown right now`} onRetry={this.retry}>
        Something went wrong while loading the {area}. Everything else on the site still works.
      </ErrorState>
    );
  }
}
