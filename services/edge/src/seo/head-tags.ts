import { brand } from '@camp/contracts/site/brand';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import { type Language, languages } from '@camp/contracts/sentences/language';
import type { DescribedPage } from '#described/descriptions.ts';
import { isFound, type SitePage } from '#site-routes.ts';

interface HeadParts {
  origin: string;
  page: SitePage | null;
  path: string;
  language: Language;
  /** The API's description of the page; null for any other. */
  described: DescribedPage | null;
}

const locales: Record<Language, string> = { en: 'en_CA', fr: 'fr_CA' };

/** The picture of shared links, one of the edge's own files. */
const sharePicture = { path: '/share.jpg', width: 1200, height: 630 };

/** The canonical path of a page, without the query string. */
function canonicalPath(page: SitePage, path: string): string {
  if (page.sameAs) return page.sameAs;
  if (page.path.includes(':')) return path;
  return page.path.replace(/\/\*$/, '');
}

export function addressIn(language: Language, address: string): string {
  return language === languages[0] ? address : `${address}?lang=${language}`;
}

/** Tags for search engines and link previews (Open Graph, RFC 6596). */
export function describingTags({ origin, page, path, language, described }: HeadParts): string {
  const picture = described?.description.picture;
  const shared = [
    property('og:site_name', brand.name),
    property('og:type', 'website'),
    property('og:locale', locales[language]),
    property('og:image', origin + (picture?.path ?? sharePicture.path)),
    property('og:image:width', String(sharePicture.width)),
    property('og:image:height', String(sharePicture.height)),
    ...(picture ? [property('og:image:alt', picture.alt)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (!isFound(page) || page.access !== 'anyone' || page.unlisted) {
    return ['<meta name="robots" content="noindex">', ...shared].join('\n');
  }
  const address = origin + (described?.path ?? canonicalPath(page, path));
  return [
    `<link rel="canonical" href="${escapeHtml(addressIn(language, address))}">`,
    ...languages.map((other) => alternate(other, addressIn(other, address))),
    alternate('x-default', address),
    property('og:url', addressIn(language, address)),
    ...shared,
  ].join('\n');
}

export interface Head {
  title: string;
  description: string;
}

/**
 * Renders title and description, marked as the edge's: the browser takes them away once the page has its own.
 * Without a head, renders the site's name alone.
 */
export function headTags(head: Head | null): string {
  if (!head) return `<title data-sent>${brand.name}</title>`;
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)];
  return [
    `<title data-sent>${title} · ${brand.name}</title>`,
    `<meta data-sent property="og:title" content="${title} · ${brand.name}">`,
    `<meta data-sent name="description" content="${description}">`,
    `<meta data-sent property="og:description" content="${description}">`,
  ].join('\n');
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const alternate = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
