import type { ReleaseStore } from '@camp/release/store/release-store';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ApiNodes } from '#api/api-nodes.ts';
import { Descriptions } from '#described/descriptions.ts';
import type { ApiChanges } from '#changes/api-changes.ts';
import type { PageLists } from '#described/page-lists.ts';
import { codingFor, withEnd } from './content-coding.ts';
import { type Env, settingsFor } from '#env.ts';
import type { EdgeMetrics } from '#metrics/edge-metrics.ts';
import { KeptDocuments } from './kept-documents.ts';
import { pagesOfItems } from './listed-items.ts';
import { releaseForVisitor } from '#visitor/release-for-visitor.ts';
import type { LiveRelease } from '#release/live-release.ts';
import { endOfPage, renderUnavailable } from './page.ts';
import { placeAt } from '#site-routes.ts';
import { visitOf } from '#visitor/visit.ts';
import { tokenFor } from '#visitor/visitor-id.ts';

interface Options {
  env: Env;
  store: ReleaseStore;
  liveRelease: LiveRelease;
  api: ApiNodes;
  changes: ApiChanges;
  lists: PageLists;
  log: Logger;
  metrics: EdgeMetrics | null;
}

/** Answers every page address with the document; 404 for an address that no remote has. */
export function serveDocument(options: Options): RequestHandler {
  const { env, store, liveRelease, api, changes, lists, log, metrics } = options;
  const documents = new KeptDocuments({ env, store, api }, metrics);
  const descriptions = new Descriptions({ api, log, changes });

  return async (request, response) => {
    const release = await liveRelease();
    if (!release) {
      response.status(503).set({ 'retry-after': '5', 'cache-control': 'no-store' });
      response.type('html').send(renderUnavailable());
      return;
    }
    const visit = visitOf(request);
    const given = await releaseForVisitor({ release, visit, response, env, store, api });
    const { target, page } = placeAt(given.content, visit.path);
    if (target !== null) return redirect(request, response, target);

    const { ip = '' } = request;
    const token = tokenFor(given, { visit, response, env, ip });
    const settings = settingsFor(env, request);
    /* A document with an override goes to one person, and is not compressed. */
    const coding = given.basis === 'dev override' ? 'identity' : codingFor(request);
    const described = page && (await descriptions.find({ page, ...visit, ip }));
    const listed = await pagesOfItems({ lists, page, ip });
    const asked = { request, visit, given, page, described, listed, settings, coding };
    const document = await documents.documentFor(asked);
    response
      .status(document.status)
      .set(document.headers)
      .type('html')
      .send(withEnd(document.beginning, endOfPage(token)));
  };
}

/** Redirects an alias with its query string. The aliases depend on each visitor's release. */
function redirect({ originalUrl }: Request, response: Response, target: string): void {
  const query = originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';
  response
    .set({ 'cache-control': 'private, no-cache', vary: 'Cookie' })
    .redirect(301, target + query);
}
