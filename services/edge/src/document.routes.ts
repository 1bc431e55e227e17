import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { contentSecurityPolicy, developmentPolicy } from './content-security-policy.ts';
import type { LiveRelease } from './live-release.ts';
import { renderPage, renderUnavailable } from './page.ts';
import { preloadsFor, routeOf } from './preloads.ts';

interface Options {
  liveRelease: LiveRelease;
  isDevelopment: boolean;
}

/** Answers every page address with the document; 404 for an address that no remote has. */
export function serveDocument({ liveRelease, isDevelopment }: Options): RequestHandler {
  const policyOf = isDevelopment ? developmentPolicy : contentSecurityPolicy;

  return async (request, response) => {
    const release = await liveRelease();
    if (!release) {
      response.status(503).set('retry-after', '5').type('html').send(renderUnavailable());
      return;
    }
    const cookies = cookiesOf(request);
    const visit = { path: request.path, mayBeSignedIn: cookies.has('campbc_signed_in') };
    const html = renderPage({
      release,
      preloads: isDevelopment ? [] : preloadsFor(release, visit),
      theme: themeIn(cookies),
    });
    const isKnown = isPage(routeOf(release, request.path));
    response.set({
      'content-security-policy': policyOf(release),
      vary: 'Cookie',
      ...(isKnown ? revalidated(html) : { 'cache-control': 'no-store' }),
    });
    response
      .status(isKnown ? 200 : 404)
      .type('html')
      .send(html);
  };
}

/** Whether an address leads anywhere; the not-found page's own address leads nowhere too. */
function isPage(route: { path: string } | null): boolean {
  return route !== null && route.path !== '/404';
}

/** The browser keeps the page but asks each time whether it is still the live one. */
function revalidated(html: string) {
  const etag = createHash('sha256').update(html).digest('base64url');
  return { 'cache-control': 'no-cache', etag: `"${etag}"` };
}

function cookiesOf({ headers }: Request): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

/** Only the two known themes go into the page. */
function themeIn(cookies: Map<string, string>): string | null {
  const theme = cookies.get('campbc_theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
