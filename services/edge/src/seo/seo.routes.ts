import { languages } from '@camp/contracts/sentences/language';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import type { RequestHandler } from 'express';
import { addressIn, escapeHtml } from './head-tags.ts';
import { type Env, originOf } from '#env.ts';
import type { LiveRelease } from '#release/live-release.ts';
import { isFound, pagesOf } from '#document/site-routes.ts';

/** `robots.txt` (RFC 9309): members' and staff pages and the API are nothing to look for. */
export function serveRobots(env: Env, liveRelease: LiveRelease): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    const closed = release ? pagesOf(release).filter(({ access }) => access !== 'anyone') : [];
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      ...closed.map(({ path }) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(env, request)}/sitemap.xml`,
      '',
    ];
    response.type('text').set('cache-control', 'no-cache').send(lines.join('\n'));
  };
}

/** The sitemap (sitemaps.org): every page that looks the same for every visitor, in each language. */
export function serveSitemap(env: Env, liveRelease: LiveRelease): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    const origin = originOf(env, request);
    const entries = release ? listedPaths(release).map((path) => entry(origin + path)) : [];
    response.type('application/xml').set('cache-control', 'no-cache')
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`);
  };
}

function listedPaths(release: ReleaseDocument): string[] {
  return pagesOf(release)
    .filter((page) => page.prerender && !page.sameAs && isFound(page))
    .map(({ path }) => path);
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
