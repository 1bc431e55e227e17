import { Component, type ReactNode } from 'react';
import { onMisuse } from '#remotes/watch/remote-telemetry.ts';
import { shownArea } from './shown-area.ts';

interface Props {
  /** Changes with each page: a dropped part may come back with the next one. */
  page: string;
  /** Replacement for a part that is dropped; nothing unless given. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps one part of the shell from taking the others with it: a part that throws is dropped until the
 * next page, and reported. Remotes share React, texts and notices with it, so a part can break without any
 * fault of its own.
 */
export class ShellPart extends Component<Props, { lostOn: string | null }> {
  override state: { lostOn: string | null } = { lostOn: null };

  static getDerivedStateFromError(): { lostOn: string | null } {
    return { lostOn: '' };
  }

  override componentDidCatch(): void {
    this.setState({ lostOn: this.props.page });
    const area = shownArea();
    if (area) onMisuse(area.address, 'shell');
  }

  override render() {
    const { lostOn } = this.state;
    const isLost = lostOn === '' || lostOn === this.props.page;
    return isLost ? (this.props.fallback ?? null) : this.props.children;
  }
}
