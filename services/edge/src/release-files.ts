import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';

const oneYear = 31_536_000;

/** Published files: immutable, precompressed, open to any origin; what is missing is not remembered. */
export function serveReleaseFiles(releaseFolder: string): Router {
  const files = sirv(join(releaseFolder, 'files'), {
    dev: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response) {
      response.setHeader('cache-control', `public, max-age=${oneYear}, immutable`);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
  return Router().use(onlyReading, files, missing);
}

const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('allow', 'GET, HEAD').type('text').send('Files can only be read.\n');
};

const missing: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text').send('No such file.\n');
};
