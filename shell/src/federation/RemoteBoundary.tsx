import type { RemoteName } from '@camp/release/document';
import { ErrorState } from '@camp/ui/ErrorState';
import { Component, type ReactNode } from 'react';

interface Props {
  remote: RemoteName;
  onRetry: () => void;
  children: ReactNode;
}

const areaNames: Record<RemoteName, string> = {
  public: 'public pages',
  account: 'account area',
  admin: 'staff area',
};

/** Keeps a remote that fails, at load or at render, from taking the shell with it. */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const area = areaNames[this.props.remote];
    return (
      <ErrorState title={`The ${area} cannot be shown right now`} onRetry={this.props.onRetry}>
        Something went wrong while loading the {area}. Everything else on the site still works.
      </ErrorState>
    );
  }
}
