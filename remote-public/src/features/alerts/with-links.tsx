import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import type { ReactNode } from 'react';

/** An address in a sentence, without the full stop or slashes after it. */
const address = /((?:https:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)/])\/*/;

/** Returns a feed's text with its web addresses as links. Only https: and addresses that begin with www. */
export function withLinks(text: string): ReactNode[] {
  return text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <ExternalLink key={index} href={part.startsWith('www.') ? `https://${part}` : part}>
        {part.replace('https://', '')}
      </ExternalLink>
    ),
  );
}
