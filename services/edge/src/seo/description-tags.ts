import { brand } from '@camp/contracts/site/brand';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import type { PageDescription } from '@camp/contracts/client/page-description';
import type { Language } from '@camp/contracts/sentences/language';
import type { DescribedPage } from '#described/descriptions.ts';
import { addressIn } from './head-tags.ts';

interface Parts {
  origin: string;
  language: Language;
  described: DescribedPage;
}

/** Returns the page's data in the words of schema.org, for search engines, with its address and picture added. */
export function structuredData({ origin, language, described }: Parts): object | null {
  const { structured_data: known, picture } = described.description;
  if (known === null) return null;
  return {
    '@context': 'https://schema.org',
    ...known,
    url: addressIn(language, origin + described.path),
    ...(picture && { image: origin + picture.path }),
  };
}

type PlainPage = Pick<PageDescription, 'title' | 'description' | 'facts'>;

/** Renders the page for readers without JavaScript, and for search engines without a browser. */
export function plainPage({ title, description, facts }: PlainPage): string {
  const lines = facts.map(
    ({ label, value, href }) => `<dt>${escapeHtml(label)}</dt>\n<dd>${linked(value, href)}</dd>`,
  );
  return [
    '<main>',
    `<p><a href="/">${brand.name}</a></p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    lines.length > 0 && `<dl>\n${lines.join('\n')}\n</dl>`,
    '</main>',
  ]
    .filter(Boolean)
    .join('\n');
}

const linked = (value: string, href: string | undefined) =>
  href === undefined ? escapeHtml(value) : `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>`;
