import { brand } from '@camp/contracts/site/brand';
import { visitTokenName } from '@camp/contracts/site/telemetry-paths';
import type { SiteSettings } from '@camp/contracts/site/site-settings';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { describingTags, escapeHtml, headTags } from '#seo/head-tags.ts';
import type { FoundPerson } from './find-person.ts';
import { bootTag } from './boot-script.ts';
import { type Resource, resourceOf } from './preloads.ts';
import type { PrerenderedPage } from './prerendered.ts';
import type { SitePage } from './site-routes.ts';
import type { Visit } from '#visitor/visit.ts';

interface PageParts {
  release: InlinedRelease;
  settings: SiteSettings;
  visit: Visit;
  page: SitePage | null;
  preloads: Resource[];
  prerendered: PrerenderedPage | null;
  /** Whom the page is about; null for a page about nobody in particular. */
  person: FoundPerson | null;
}

/**
 * The document every page starts from, up to its end, with the release inlined as data, never as code.
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
${describingTags({ origin: settings.origin, page: isNobody(parts) ? null : page, path: visit.path, language: visit.language })}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f2e9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a17">
${resourceTags(parts)}
</head>
<body>
${readsWithoutScript(prerendered) ? '' : `<noscript>${noScript[visit.language]}</noscript>`}
<div id="root">${prerendered?.body ?? ''}</div>
${data('release', release)}
${data('settings', settings)}
`;
}

/** The end of the document, with what its reports must carry: all that differs from one answer to the next. */
export function endOfPage(token: string | null): string {
  const meta = token === null ? '' : `<meta name="${visitTokenName}" content="${token}">\n`;
  return `${meta}</body>\n</html>\n`;
}

/** A form needs its script. */
const readsWithoutScript = (prerendered: PrerenderedPage | null) =>
  prerendered !== null && !prerendered.body.includes('<form');

const isNobody = ({ person }: PageParts) => person === 'nobody';

/** Title and description of a page that the browser draws; it takes them away when it has its own. */
function sentHead({ page, visit: { language }, person }: PageParts): string {
  const head = person === 'nobody' ? nobodyHead[language] : page?.head?.[language];
  const isUntold = head === undefined || person === 'unknown';
  const name = person !== null && typeof person === 'object' ? person.name : '';
  return headTags(isUntold ? null : head, name);
}

const nobodyHead = {
  en: { title: '404 File Not Found', description: 'We found no camper of this name.' },
  fr: { title: '404 Fichier introuvable', description: 'Aucun campeur ne porte ce nom ici.' },
};

const noScript = {
  en: `${brand.name} needs JavaScript for this page.`,
  fr: `Cette page de ${brand.name} a besoin de JavaScript.`,
};

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
 * give way to them, to fonts and to pictures: it can be read without (docs/decisions/0164-scripts-give-way.md).
 * The shell's script is async: a deferred one would wait for stylesheets, and a remote's host may hang.
 * Where it draws the page it is asked for early, for browsers let async scripts wait for the boot script.
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

/** Shown while nothing has been published. */
export function renderUnavailable(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>We are setting up camp</h1>
<p>${brand.name} has no release to show yet. Please try again in a moment.</p></main></body></html>
`;
}

const stylesheet = ({ href, integrity: hash }: Resource) =>
  `<link rel="stylesheet" href="${href}"${integrity(hash)}>`;

/** Browsers know no hash of what is preloaded for `fetch`, and warn; who fetches it names the hash. */
function preload({ href, kind, integrity: hash }: Resource, priority: 'high' | 'low'): string {
  const givesWay = priority === 'low' && (kind === 'script' || kind === 'fetch');
  const how = integrity(kind === 'fetch' ? undefined : hash);
  return `<link rel="preload" as="${kind}" href="${href}"${how}${givesWay ? ' fetchpriority="low"' : ''}>`;
}

const integrity = (hash: string | undefined) =>
  hash ? ` integrity="${escapeHtml(hash)}" crossorigin="anonymous"` : ' crossorigin="anonymous"';

/** JSON that no parser can mistake for markup: every `<` is escaped. */
function data(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}
