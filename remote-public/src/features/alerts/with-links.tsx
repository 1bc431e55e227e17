import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import type { ReactNode } from 'react';

/** An address in a sentence, without the full stop or slashes after it. */
const address = /((?:https:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)/])\/*/g;

/** Returns a feed's text with its web addresses as links. Only https: and addresses that begin with www. */
export function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: found = '', index } of text.matchAll(address)) {
    const href = found.startsWith('www.') ? `https://${found}` : found;
    parts.push(
      text.slice(end, index),
      <ExternalLink key={index} href={href}>
        {found.replace('https://', '')}
      </ExternalLink>,
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
