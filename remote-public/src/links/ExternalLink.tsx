import { VisuallyHidden } from '@camp/ui/VisuallyHidden';
import type { ComponentProps } from 'react';

/** A link to another site: opens a new tab, says so to screen readers, and gives that site no handle on ours. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
