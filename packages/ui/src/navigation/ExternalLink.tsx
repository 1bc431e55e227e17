import type { ComponentProps } from 'react';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { VisuallyHidden } from '#layout/text.tsx';

/** A link to another site: opens a new tab, says so to screen readers, and gives that site no handle on ours. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const { opensInNewTab } = useMessages(messages);

  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
    </a>
  );
}
