import { brand } from '@camp/contracts/site/brand';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import { visitTokenName } from '@camp/contracts/site/telemetry-paths';
import type { SiteSettings } from '@camp/contracts/site/site-settings';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { describingTags, type Head, headTags } from '#seo/head-tags.ts';
import type { FoundPage } from '#described/descriptions.ts';
import { plainPage, structuredData } from '#seo/description-tags.ts';
import type { FoundPerson } from './find-person.ts';
import { bootTag } from './boot-script.ts';
import { type Resource, resourceOf } from './preloads.ts';
import type { PrerenderedPage } from './prerendered.ts';
import { installTags } from '#install.routes.ts';
import type { SitePage } from '#site-routes.ts';
import type { Visit } from '#visitor/visit.ts';

interface PageParts {
  release: InlinedRelease;
  settings: SiteSettings;
  visit: Visit;
  page: SitePage | null;
  preloads: Resource[];
  prerendered: PrerenderedPage | null;
  /** The person that the page is about; null for a page about no one in particular. */
  person: FoundPerson | null;
  /** The API's description of the page; null for one that nothing describes. */
  described: FoundPage | null;
}

/**
 * Renders the document that every page starts from, up to its end, with the release inlined as data, never as code.
 * {@link endOfPage} closes it.
 */
export function renderPage(parts: PageParts): string {
  const { release, settings, visit, page, prerendered } = parts;
  return `<!doctype html>
<html ${rootAttributes(visit)}>
<head>
<meta charset="utf-8">
${bootTag}
${prerendered?.head ?? sentHead(parts)}
<meta name="viewport" content="width=device-width, initial-scale=1">
${describingTags({ origin: settings.origin, page: isNobody(parts) ? null : page, path: visit.path, language: visit.language, described: describedIn(parts) })}
${installTags(visit.language)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f2e9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a17">
${resourceTags(parts)}
</head>
<body>
${readsWithoutScript(prerendered) ? '' : `<noscript>${noScript(parts)}</noscript>`}
<div id="root">${prerendered?.body ?? ''}</div>
${data('release', release)}
${data('settings', settings)}
${describedData(parts)}`;
}

/** Returns the end of the document, with the token for its reports: all that differs from one answer to the next. */
export function endOfPage(token: string | null): string {
  const meta = token === null ? '' : `<meta name="${visitTokenName}" content="${token}">\n`;
  return `${meta}</body>\n</html>\n`;
}

/** True for a page that was rendered ahead without a form: a form needs its script. */
const readsWithoutScript = (prerendered: PrerenderedPage | null) =>
  prerendered !== null && !prerendered.body.includes('<form');

const isNobody = ({ person, described }: PageParts) =>
  person === 'nobody' || described === 'nothing';

/** The page as the API describes it; null without a description, or where there is nothing. */
const describedIn = ({ described }: PageParts) =>
  typeof described === 'object' ? described : null;

/** Title and description of a page that the browser draws; it takes them away when it has its own. */
function sentHead(parts: PageParts): string {
  if (isNobody(parts)) return headTags(lossOf(parts));
  return headTags(describedIn(parts)?.description ?? headOfRoute(parts));
}

function headOfRoute({ page, visit, person }: PageParts): Head | null {
  const head = page?.head?.[visit.language];
  if (head === undefined || person === 'unknown') return null;
  return person !== null && typeof person === 'object' ? withName(head, person.name) : head;
}

/** Replaces `{name}` in the title and description of a person's page. */
function withName({ title, description }: Head, name: string): Head {
  const named = (text: string) => text.replaceAll('{name}', () => name);
  return { title: named(title), description: named(description) };
}

const lost = {
  en: {
    person: { title: '404 File Not Found', description: 'We found no camper of this name.' },
    page: { title: '404 File Not Found', description: 'There is nothing at this address.' },
  },
  fr: {
    person: {
      title: '404 Fichier introuvable',
      description: 'Aucun campeur ne porte ce nom ici.',
    },
    page: { title: '404 Fichier introuvable', description: 'Il n’y a rien à cette adresse.' },
  },
};

const lossOf = ({ person, visit }: PageParts) =>
  lost[visit.language][person === 'nobody' ? 'person' : 'page'];

const needsScript = {
  en: `${brand.name} needs JavaScript for this page.`,
  fr: `Cette page de ${brand.name} a besoin de JavaScript.`,
};

/** Says what is known of the page without its script, with a link home unless the page was rendered ahead. */
function noScript(parts: PageParts): string {
  const { prerendered, visit } = parts;
  if (isNobody(parts)) return plainPage({ ...lossOf(parts), facts: [] });
  const described = describedIn(parts);
  if (described) return plainPage(described.description);
  if (prerendered !== null) return needsScript[visit.language];
  const { title, description } = headOfRoute(parts) ?? { title: brand.name, description: '' };
  return plainPage({
    title,
    description: `${description} ${needsScript[visit.language]}`.trimStart(),
    facts: [],
  });
}

/**
 * Renders what the page shows as data: for search engines, for its first call
 * (packages/shell-api/src/document-data.ts), and for readers who do not get its code
 * (shell/src/remotes/page/SentPage.tsx).
 */
function describedData(parts: PageParts): string {
  const described = describedIn(parts);
  if (!described) return '';
  const { settings, visit } = parts;
  const { origin } = settings;
  const structured = structuredData({ origin, language: visit.language, described });
  const { call, description } = described;
  const { title, description: summary, facts } = description;
  return [
    ...(structured ? [data('structured-data', structured, 'application/ld+json')] : []),
    data('page-data', {
      call,
      data: description.data,
      told: { title, description: summary, facts },
    }),
    '',
  ].join('\n');
}

function rootAttributes({ language, theme, mayBeSignedIn }: Visit): string {
  return [
    `lang="${language}"`,
    theme && `data-theme="${theme}"`,
    mayBeSignedIn && 'data-may-be-signed-in',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A prerendered page needs its styles before it is painted, so they are linked, not preloaded. Its scripts
 * give way to them, to fonts and to pictures: it can be read without (docs/decisions/documents.md#0164).
 * The shell's script is async: a deferred one would wait for stylesheets, and a remote's host may hang.
 * If it draws the page it is requested early, because browsers make async scripts wait for the boot script.
 */
function resourceTags({ release: { shell }, preloads, prerendered }: PageParts): string {
  const icon = Object.keys(shell.files).find((path) => /favicon[^/]*\.svg$/.test(path));
  const priority = prerendered === null ? 'high' : 'low';
  const isLinked = ({ kind }: Resource) => prerendered !== null && kind === 'style';
  return [
    icon && `<link rel="icon" type="image/svg+xml" href="${shell.url}${icon}">`,
    ...shell.styles.map((path) => stylesheet(resourceOf(shell, path))),
    ...preloads.map((resource) =>
      isLinked(resource) ? stylesheet(resource) : preload(resource, priority),
    ),
    `<script async src="${shell.url}${shell.entry}"${integrity(shell.files[shell.entry])} fetchpriority="${priority}"></script>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Shown while nothing has been published, or nothing that may be served. */
export function renderUnavailable(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>We are setting up camp</h1>
<p>${brand.name} has no release to show yet. Please <a href="">try again</a> in a moment.</p></main></body></html>
`;
}

const stylesheet = ({ href, integrity: hash }: Resource) =>
  `<link rel="stylesheet" href="${href}"${integrity(hash)}>`;

/** Browsers support no hash for preloads of `fetch`, and warn; the code that fetches names the hash. */
function preload({ href, kind, integrity: hash }: Resource, priority: 'high' | 'low'): string {
  const givesWay = priority === 'low' && (kind === 'script' || kind === 'fetch');
  const how = integrity(kind === 'fetch' ? undefined : hash);
  return `<link rel="preload" as="${kind}" href="${href}"${how}${givesWay ? ' fetchpriority="low"' : ''}>`;
}

const integrity = (hash: string | undefined) =>
  hash ? ` integrity="${escapeHtml(hash)}" crossorigin="anonymous"` : ' crossorigin="anonymous"';

/** JSON that no parser can mistake for markup: every `<` is escaped. */
function data(id: string, value: unknown, type = 'application/json'): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}" id="${id}">${json}</script>`;
}
