import { fileURLToPath } from 'node:url';
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
import { followLiveRelease, type LiveRelease } from './release/live-release.ts';
import { serveFiles } from './release/files.ts';
import { serveReleaseFiles, serveReleaseSummary } from './release/release.routes.ts';
import { clearForeignCookies } from './visitor/foreign-cookies.ts';

/** The edge's own files, the same in every release. */
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

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
      .use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: isHttps }))
      .get('/healthz', (_request, response) => void response.json({ ok: true }))
      /* What everybody may share comes before anything that looks at cookies. */
      .use('/r', serveReleaseFiles(env.RELEASE_DIR || noFolder))
      .get('/robots.txt', serveRobots(env, liveRelease))
      .get('/sitemap.xml', serveSitemap(env, liveRelease))
      .get(/^\/boot\./, serveBootScript)
      .get(
        /^\/[^/]+\.jpg$/,
        serveFiles(publicFolder, { headers: { 'cache-control': 'public, max-age=86400' } }),
      )
      .use(clearForeignCookies)
      .get('/readyz', requireRelease(liveRelease))
      .use(proxyToApi(env))
      .get('/release.json', serveReleaseSummary({ env, store, liveRelease }))
      /* A pattern, not a named path: an address that cannot be decoded has the not-found page, too. */
      .get(/.*/, serveDocument({ env, store, liveRelease }))
      .use(refuseOtherMethods)
      .use(answerFailure(log))
  );
}

/** The site is ready when it has a release to show; the proxy then asks the API as well. */
function requireRelease(liveRelease: LiveRelease): RequestHandler {
  return async (_request, response, next) => {
    if (await liveRelease()) return next();
    response.status(503).json({ ok: false });
  };
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
