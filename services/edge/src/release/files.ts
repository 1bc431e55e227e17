import { extname } from 'node:path';
import { alteredHeader } from '@camp/contracts/site/telemetry-paths';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { SignedFiles } from './signed-files.ts';

interface Options {
  /** Headers of every file that is found. */
  headers: Record<string, string>;
  /** False for a file, or a compressed form of it, whose bytes must not be sent. Without it, all may be sent. */
  isIntact?: SignedFiles['isIntact'];
}

/** Compressed forms that may lie next to a file. */
const forms = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Sends the files of a folder, in the best form that the browser takes; an unknown one is left to others. */
export function serveFiles(folder: string, { headers, isIntact = async () => true }: Options) {
  const send = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    etag: false,
    setHeaders(response: Response, path) {
      const form = forms.find(({ ending }) => path.endsWith(ending));
      if (form) response.set('content-encoding', form.encoding);
      if (form) response.type(extname(path.slice(0, -form.ending.length)));
      response.set(headers).vary('Accept-Encoding');
    },
  });
  const compressed = forms.map(({ encoding, ending }): RequestHandler => {
    return async (request, response, next) => {
      if (!request.acceptsEncodings(encoding)) return next();
      const { path, url } = request;
      if (!(await isIntact({ path, ending }))) return next();
      request.url = path + ending;
      void send(request, response, (error?: unknown) => {
        request.url = url;
        next(error);
      });
    };
  });
  const plain: RequestHandler = async (request, response, next) => {
    if (await isIntact({ path: request.path, ending: '' })) return send(request, response, next);
    response.set(alteredHeader, 'failed');
    return next(new Error('The file was altered.'));
  };
  return [...compressed, plain, answerUnreadable];
}

/** Headers about the file that could not be sent. */
const ofTheFile = ['content-type', 'content-encoding', 'last-modified', 'content-length'];

/** Answers for a file that cannot be opened or was altered, and for a part of one that does not exist. */
const answerUnreadable: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500 } = error as { status?: number };
  for (const name of ofTheFile) response.removeHeader(name);
  response.set('cache-control', 'no-store');
  if (status < 500) return void response.status(status).end();
  response.status(503).set('retry-after', '5').type('text').send('This file cannot be read.\n');
};
