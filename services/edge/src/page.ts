import { brand } from '@camp/contracts/brand';
import type { ReleaseDocument } from '@camp/release/document';
import { type Resource, resourceOf } from './preloads.ts';

interface PageParts {
  release: ReleaseDocument;
  preloads: Resource[];
  theme: string | null;
}

/** The document every page starts from, with the release inlined as data, never as code. */
export function renderPage({ release, preloads, theme }: PageParts): string {
  const { shell } = release;
  const icon = Object.keys(shell.files).find((path) => /favicon[^/]*\.svg$/.test(path));
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<title>${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(brand.tagline)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f2e9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a17">
${icon ? `<link rel="icon" type="image/svg+xml" href="${shell.url}${icon}">` : ''}
${shell.styles.map((path) => stylesheet(resourceOf(shell, path))).join('\n')}
${preloads.map(preload).join('\n')}
<script defer src="${shell.url}${shell.entry}"${integrity(shell.files[shell.entry])}></script>
</head>
<body>
<div id="root"></div>
<noscript>${brand.name} needs JavaScript for this page.</noscript>
<script type="application/json" id="release">${inlined(release)}</script>
</body>
</html>
`;
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

const preload = ({ href, kind, integrity: hash }: Resource) =>
  `<link rel="preload" as="${kind}" href="${href}"${integrity(hash)}>`;

const integrity = (hash: string | undefined) =>
  hash ? ` integrity="${hash}" crossorigin="anonymous"` : ' crossorigin="anonymous"';

/** JSON that no parser takes for markup: every `<` is written as an escape. */
function inlined({ signature: _checked, ...release }: ReleaseDocument): string {
  return JSON.stringify(release).replaceAll('<', String.raw`\u003c`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
