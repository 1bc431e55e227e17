import { fileURLToPath } from 'node:url';
import { closedPolicy } from '@camp/contracts/site/closed-policy';
import { openStorage } from '@camp/release/store/open-storage';
import { ReleaseStore } from '@camp/release/store/release-store';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { proxyToApi } from './api/api-proxy.ts';
import { serveBootScript } from './document/boot-script.ts';
import { serveDocument } from './document/document.routes.ts';
import type { Env } from './env.ts';
import { serveRobots, serveSitemap } from './seo/seo.routes.ts';
import { renderUnavailable } from './document/page.ts';
import { followLiveRelease } from './release/live-release.ts';
import { serveFiles } from './release/files.ts';
import { serveReadiness } from './release/readiness.ts';
import { serveReleaseFiles, serveReleaseSummary } from './release/release.routes.ts';
import { serveStoreFrame } from './store/store-frame.ts';
import { clearForeignCookies } from './visitor/foreign-cookies.ts';
import { serveWellKnown } from './well-known.ts';

/** The edge's own files, the same in every release. */
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

/** Mail programs in the browser and other sites show them, too. */
const publicFileHeaders = {
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/** With an object store, browsers fetch files from there, and the edge has none. */
const noFolder = '/dev/null';

/** Everything the edge answers, in order. */
export function createApp(env: Env, log: Logger): Express {
  const store = new ReleaseStore(openStorage(env));
  const liveRelease = followLiveRelease({ env, store, log });
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;

  return (
    express()
      .disable('x-powered-by')
      .set('trust proxy', env.TRUSTED_PROXIES)
      /* Documents and published files have policies of their own, and what the API says comes as it is. */
      .use(helmet({ contentSecurityPolicy: closedPolicy, strictTransportSecurity: isHttps }))
      /* Comes first, for a host of the store's own has nothing else. */
      .use(serveStoreFrame(env))
      .get('/healthz', (_request, response) => void response.json({ ok: true }))
      /* What everybody may share comes before anything that looks at cookies. */
      .use('/r', serveReleaseFiles(env.RELEASE_DIR || noFolder))
      .get('/robots.txt', serveRobots(env, liveRelease))
      .get('/sitemap.xml', serveSitemap(env, liveRelease))
      .use(serveWellKnown(env))
      .get(/^\/boot\./, serveBootScript)
      .get(/^\/[^/]+\.(?:jpg|png)$/, serveFiles(publicFolder, { headers: publicFileHeaders }))
      .use(clearForeignCookies)
      .get('/readyz', serveReadiness({ env, store, liveRelease, log }))
      .use(proxyToApi(env))
      .get('/release.json', serveReleaseSummary({ env, store, liveRelease }))
      /* A pattern, not a named path: an address that cannot be decoded has the not-found page, too. */
      .get(/.*/, serveDocument({ env, store, liveRelease }))
      .use(refuseOtherMethods)
      .use(answerFailure(log))
  );
}

const refuseOtherMethods: RequestHandler = (_request, response) => {
  response.status(405).set('allow', 'GET, HEAD').type('text').send('Pages can only be read.\n');
};

/** Shows the visitor nothing of an unexpected failure. */
function answerFailure(log: Logger): ErrorRequestHandler {
  return (error, _request, response, next) => {
    log.error({ err: error as unknown }, 'request failed');
    if (response.headersSent) return next(error);
    response.status(500).set('cache-control', 'no-store').type('html').send(renderUnavailable());
  };
}
