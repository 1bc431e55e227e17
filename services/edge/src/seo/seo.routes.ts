import { sharePath } from '@camp/contracts/client/page-description';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import type { RequestHandler } from 'express';
import type { PageLists } from '#described/page-lists.ts';
import { isFound, pagesOf } from '#site-routes.ts';
import { type Env, originOf } from '#env.ts';
import type { LiveRelease } from '#release/live-release.ts';
import { sitemapOf } from './sitemap.ts';

/**
 * `robots.txt` (RFC 9309): crawlers may not read members' and staff pages, nor the API except for the pictures of
 * shared links. Open pages below a closed one are allowed: a crawler that may not read them finds no preview, and
 * does not learn that they are unlisted.
 */
export function serveRobots(env: Env, liveRelease: LiveRelease): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    const pages = release ? pagesOf(release) : [];
    const closed = pages.filter(({ access }) => access !== 'anyone');
    const isBelowClosed = ({ access, path }: RemoteRoute) =>
      access === 'anyone' && closed.some((page) => path.startsWith(`${page.path}/`));
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      `Allow: ${sharePath}`,
      ...pages.filter(isBelowClosed).map(({ path }) => `Allow: ${path.replace(/[:*].*$/, '')}`),
      ...closed.map(({ path }) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(env, request)}/sitemap.xml`,
      '',
    ];
    response.type('text').set('cache-control', 'no-cache').send(lines.join('\n'));
  };
}

interface SitemapOptions {
  env: Env;
  liveRelease: LiveRelease;
  lists: PageLists;
}

/**
 * The sitemap (sitemaps.org): every page that looks the same for every visitor, and those that the API lists, each
 * in each language. One with many parts is an index of them.
 */
export function serveSitemap({ env, liveRelease, lists }: SitemapOptions): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    const { ip = '', query } = request;
    const paths = release ? await listedPaths(release, { lists, ip }) : [];
    const origin = originOf(env, request);
    const text = sitemapOf(paths, { origin, part: partIn(query['part']) });
    if (text === null) {
      response.status(404).type('text').send('The sitemap has no such part.\n');
      return;
    }
    response.type('application/xml').set('cache-control', 'no-cache').send(text);
  };
}

const partIn = (value: unknown) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : null;

async function listedPaths(
  release: ReleaseDocument,
  { lists, ip }: { lists: PageLists; ip: string },
): Promise<string[]> {
  const pages = pagesOf(release).filter((page) => isFound(page) && !page.sameAs);
  const fixed = pages.filter(({ prerender }) => prerender).map(({ path }) => path);
  const named = await Promise.all(pages.map((page) => lists.pathsOf({ page, ip })));
  return [...fixed, ...named.flat()];
}
