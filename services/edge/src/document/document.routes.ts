import { createHash } from 'node:crypto';
import type { ReleaseStore } from '@camp/release/store/release-store';
import type { Request, RequestHandler, Response } from 'express';
import {
  contentSecurityPolicy,
  developmentPolicy,
  permissionsPolicy,
  reportingHeaders,
} from './content-security-policy.ts';
import { type Env, settingsFor } from '#env.ts';
import { findPerson } from './find-person.ts';
import { releaseForVisitor, inlinedRelease } from '#visitor/release-for-visitor.ts';
import type { LiveRelease } from '#release/live-release.ts';
import { renderPage, renderUnavailable, withVisitToken } from './page.ts';
import { preloadsFor } from './preloads.ts';
import { prerenderedPage } from './prerendered.ts';
import { isFound, pageAt, redirectAt } from './site-routes.ts';
import { visitOf } from '#visitor/visit.ts';
import { tokenFor } from '#visitor/visitor-id.ts';

interface Options {
  env: Env;
  store: ReleaseStore;
  liveRelease: LiveRelease;
}

/** Answers every page address with the document; 404 for an address that no remote has. */
export function serveDocument({ env, store, liveRelease }: Options): RequestHandler {
  const policyOf = env.RELEASE_DEV ? developmentPolicy : contentSecurityPolicy;

  return async (request, response) => {
    const release = await liveRelease();
    if (!release) {
      response.status(503).set({ 'retry-after': '5', 'cache-control': 'no-store' });
      response.type('html').send(renderUnavailable());
      return;
    }
    const visit = visitOf(request);
    const given = await releaseForVisitor({ release, visit, response, env, store });
    const { content } = given;
    const target = redirectAt(content, request.path);
    if (target !== null) return redirect(request, response, target);

    const settings = settingsFor(env, request);
    const found = pageAt(content, visit.path);
    const page = found ?? pageAt(content, '/404');
    const person = page?.about === 'person' ? await findPerson(env, request) : null;
    const html = renderPage({
      release: inlinedRelease(given, page),
      settings,
      visit,
      page,
      preloads: env.RELEASE_DEV ? [] : preloadsFor(content, page, visit),
      person,
      prerendered: await prerenderedPage(store, { content, page, visit, origin: settings.origin }),
    });
    const isKnown = isFound(found) && person !== 'nobody';
    const token = tokenFor(given, { visit, response, env });
    response.set({
      'content-security-policy': policyOf({ content, settings }),
      'permissions-policy': permissionsPolicy(settings),
      ...reportingHeaders(settings),
      'content-language': visit.language,
      vary: 'Cookie, Accept-Language',
      ...(isKnown ? revalidated(html) : { 'cache-control': 'no-store' }),
    });
    response
      .status(isKnown ? 200 : 404)
      .type('html')
      .send(withVisitToken(html, token));
  };
}

/** Redirects an alias with its query string. Which aliases there are is each visitor's release to say. */
function redirect({ originalUrl }: Request, response: Response, target: string): void {
  const query = originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';
  response
    .set({ 'cache-control': 'private, no-cache', vary: 'Cookie' })
    .redirect(301, target + query);
}

/**
 * The browser keeps the page but asks each time whether it is still current. A page that is reports again
 * under its old token, which counts once. No cache that others share may keep it: with it go a token and
 * cookies of one visitor.
 */
function revalidated(html: string) {
  const etag = createHash('sha256').update(html).digest('base64url');
  return { 'cache-control': 'private, no-cache', etag: `"${etag}"` };
}
