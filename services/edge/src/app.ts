import { isOwnHost } from '@camp/contracts/site/own-host';
import { eventsPath } from '@camp/contracts/site/page-events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage } from '@camp/release/store/open-storage';
import { loggedRequest, logRequests } from '@camp/service/request-log';
import { traceRequests } from '@camp/service/tracing';
import { ReleaseStore } from '@camp/release/store/release-store';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiNodes } from './api/api-nodes.ts';
import { callPaths, proxyToApi } from './api/api-proxy.ts';
import { ApiChanges } from './changes/api-changes.ts';
import { servePageEvents } from './changes/page-events.ts';
import { PageLists } from './described/page-lists.ts';
import { serveBootScript } from './document/boot-script.ts';
import { serveDocument } from './document/document.routes.ts';
import { serveWorker } from './document/worker.routes.ts';
import type { Env } from './env.ts';
import { serveManifest } from './install.routes.ts';
import type { EdgeMetrics } from './metrics/edge-metrics.ts';
import { kindOf, measureRequests } from './metrics/measure-requests.ts';
import { serveRobots, serveSitemap } from './seo/seo.routes.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { renderUnavailable } from './document/page.ts';
import { followLiveRelease } from './release/live-release.ts';
import type { ReleaseFindings } from './release/release-findings.ts';
import { serveFiles } from './release/files.ts';
import { serveReadiness } from './release/readiness.ts';
import {
  serveExtensions,
  serveReleaseFiles,
  serveReleaseSummary,
} from './release/release.routes.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveStoreFrame } from './store/store-frame.ts';
import { clearForeignCookies } from './visitor/foreign-cookies.ts';
import { serveWellKnown } from './well-known.ts';

/** The edge's own files, the same in every release. */
const publicFolder = dirname(fileURLToPath(import.meta.resolve('#public/logo.png')));

/** Mail programs in the browser and other sites show them, too. */
const publicFileHeaders = {
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/** With an object store, browsers fetch files from there, and the edge has none. */
const noFolder = '/dev/null';

interface Options {
  env: Env;
  log: Logger;
  /** Null without METRICS_PORT: nothing is counted. */
  metrics?: EdgeMetrics | null;
  /** Aborting it ends answers that do not end by themselves. */
  stopping?: AbortSignal;
}

/** Everything the edge answers, in order. */
export function createApp({ env, log, metrics = null, ...rest }: Options): Express {
  const { stopping = new AbortController().signal } = rest;
  const store = new ReleaseStore(openStorage(env));
  const findings: ReleaseFindings = { live: null, timestamp: null, files: null };
  const api = new ApiNodes(env.API_URL, log);
  const liveRelease = followLiveRelease({ env, store, api, log, findings });
  const changes = new ApiChanges(api);
  const lists = new PageLists({ api, log, changes });
  const events = servePageEvents({ env, log, changes, liveRelease, stopping });
  metrics?.watch({ api, liveRelease, findings });
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;

  return (
    express()
      .disable('x-powered-by')
      .set('trust proxy', env.TRUSTED_PROXIES)
      .use(logRequests(log))
      /* No request that ends, so there is nothing to trace or to measure. */
      .get(eventsPath, setSecurityHeaders({ isHttps }), refuseForeignHosts(env), events)
      .use(traceRequests({ nameOf: ({ path }) => kindOf(path), isInside: false }))
      .use(measureRequests(metrics))
      /* Documents and published files have policies of their own, and what the API says comes as it is. */
      .use(setSecurityHeaders({ isHttps }))
      .use(refuseForeignHosts(env))
      /* Comes first, because a host of the store's own has nothing else. */
      .use(serveStoreFrame(env))
      .get('/readyz', serveReadiness({ env, store, liveRelease, log, api, findings }))
      /* Early, because there are more calls than anything else. */
      .all(callPaths, clearForeignCookies, proxyToApi(env, api))
      .get('/healthz', (_request, response) => void response.json({ ok: true }))
      /* What everyone may share comes before anything that looks at cookies. */
      .use('/r', serveReleaseFiles(env.RELEASE_DIR || noFolder, { liveRelease, findings, log }))
      .get('/robots.txt', serveRobots(env, liveRelease))
      .get('/sitemap.xml', serveSitemap({ env, liveRelease, lists }))
      .use(serveWellKnown(env))
      .get(/^\/boot\./, serveBootScript)
      .get('/manifest.webmanifest', serveManifest)
      .get(
        /^\/(?:icons\/)?[^/]+\.(?:ico|jpg|png)$/,
        serveFiles(publicFolder, { headers: publicFileHeaders }),
      )
      .use(clearForeignCookies)
      .get('/sw.js', serveWorker({ env, store, liveRelease, api, log }))
      .get('/release.json', serveReleaseSummary({ env, store, liveRelease, api }))
      .get('/extensions.json', serveExtensions({ env, store, liveRelease, api }))
      /* A pattern, not a named path: an address that cannot be decoded has the not-found page, too. */
      .get(/.*/, serveDocument({ env, store, liveRelease, api, changes, lists, log, metrics }))
      .use(refuseOtherMethods)
      .use(answerFailure(log))
  );
}

/** Shows the visitor nothing of an unexpected failure. */
function answerFailure(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    log.error({ req: loggedRequest(request), err: error as unknown }, 'request failed');
    if (response.headersSent) return next(error);
    response.status(500).set('cache-control', 'no-store').type('html').send(renderUnavailable());
  };
}

/**
 * Refuses host names other than this machine's own if the site is for this machine alone
 * (docs/decisions/operations.md#0111; RFC 9110, 15.5.20).
 */
function refuseForeignHosts({ PUBLIC_URL }: Env): RequestHandler {
  const isOwnMachines = PUBLIC_URL !== undefined && isOwnHost(new URL(PUBLIC_URL).host);
  return ({ headers }, response, next) => {
    if (!isOwnMachines || isOwnHost(headers.host)) return next();
    response.status(421).set('cache-control', 'no-store').type('text');
    response.send('This site has another name. Set PUBLIC_URL to the address that you use.\n');
  };
}
