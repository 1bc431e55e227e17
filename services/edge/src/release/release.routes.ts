import { join } from 'node:path';
import { isWellFormedPath } from '@camp/contracts/site/well-formed-path';
import { releaseSummary } from '@camp/release/document/release-summary';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { type RequestHandler, Router } from 'express';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import { releaseForVisitor, inlinedRelease } from '#visitor/release-for-visitor.ts';
import { extensionList } from '#visitor/extensions.ts';
import { serveFiles } from './files.ts';
import type { LiveRelease } from './live-release.ts';
import { SignedFiles, type SignedFilesOptions } from './signed-files.ts';
import { type VisitorRelease, visitOf } from '#visitor/visit.ts';

interface Options {
  env: Env;
  store: ReleaseStore;
  liveRelease: LiveRelease;
  api: ApiNodes;
}

/** `GET /release.json`: the release that this visitor would get now, for tabs opened earlier. */
export const serveReleaseSummary = (options: Options): RequestHandler =>
  answerOf(options, (given) => releaseSummary(inlinedRelease(given, null)));

/** `GET /extensions.json`: what extends the pages that this visitor has not come to yet. */
export const serveExtensions = (options: Options): RequestHandler =>
  answerOf(options, ({ content }) => extensionList(content));

/** Answers with something of the release that this visitor would get now. */
function answerOf(
  { env, store, liveRelease, api }: Options,
  answer: (given: VisitorRelease) => unknown,
): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    response.set('cache-control', 'no-store');
    if (!release) {
      response.status(503).set('retry-after', '5').json(null);
      return;
    }
    const visit = visitOf(request);
    const given = await releaseForVisitor({ release, visit, response, env, store, api });
    response.json(answer(given));
  };
}

const oneYear = 31_536_000;

/**
 * For a published file that is opened by itself: an SVG is a document, and would run its scripts in the
 * site's origin. It does not apply to a picture, script, style, font or film that a page uses.
 */
const filePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** Published files, as signed: immutable, precompressed and open to any origin. A missing file is not cached. */
export function serveReleaseFiles(
  releaseFolder: string,
  rest: Omit<SignedFilesOptions, 'folder'>,
): Router {
  const folder = join(releaseFolder, 'files');
  const signed = new SignedFiles({ folder, ...rest });
  const files = serveFiles(folder, {
    isIntact: (form) => signed.isIntact(form),
    headers: {
      'cache-control': `public, max-age=${oneYear}, immutable`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': filePolicy,
    },
  });
  return Router().use(onlyReading, onlyWellFormed, ...files, missing);
}

const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('allow', 'GET, HEAD').type('text').send('Files can only be read.\n');
};

const onlyWellFormed: RequestHandler = (request, response, next) => {
  if (isWellFormedPath(request.path)) return next();
  response.status(400).type('text').send('This address is not written correctly.\n');
};

const missing: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text').send('No such file.\n');
};
