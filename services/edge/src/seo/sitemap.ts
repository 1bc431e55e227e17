import { languages } from '@camp/contracts/sentences/language';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import { addressIn } from './head-tags.ts';

/** Pages in one file: far from the 50,000 addresses and 50 MB that a file may have (sitemaps.org). */
const pagesInPart = 5_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Options {
  origin: string;
  /** Number of the part, from 1; null for the whole. */
  part: number | null;
}

/** Returns the sitemap of these paths, or an index of its parts if they do not fit in one; null for a part beyond. */
export function sitemapOf(paths: readonly string[], { origin, part }: Options): string | null {
  const parts = Math.max(1, Math.ceil(paths.length / pagesInPart));
  if (part !== null && (part < 1 || part > parts)) return null;
  if (part === null && parts > 1) return indexOf(parts, origin);
  const first = ((part ?? 1) - 1) * pagesInPart;
  const entries = paths.slice(first, first + pagesInPart).map((path) => entry(origin + path));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function indexOf(parts: number, origin: string): string {
  const entries = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeHtml(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${namespace}">
${entries.join('\n')}
</sitemapindex>
`;
}

function entry(address: string): string {
  const alternates = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(addressIn(language, address))}"/>`,
  );
  return languages
    .map(
      (language) =>
        `<url><loc>${escapeHtml(addressIn(language, address))}</loc>${alternates.join('')}</url>`,
    )
    .join('\n');
}
