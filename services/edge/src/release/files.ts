import { extname } from 'node:path';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';

interface Options {
  /** Headers of every file that is found. */
  headers: Record<string, string>;
}

/** Forms in which a file may lie there, compressed beside itself. */
const forms = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Sends the files of a folder, in the best form that the browser takes; an unknown one is left to others. */
export function serveFiles(folder: string, { headers }: Options) {
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
    return (request, response, next) => {
      if (!request.acceptsEncodings(encoding)) return next();
      const { url } = request;
      request.url = request.path + ending;
      void send(request, response, (error?: unknown) => {
        request.url = url;
        next(error);
      });
    };
  });
  return [...compressed, send, answerUnreadable];
}

/** What was said of the file that could not be sent. */
const ofTheFile = ['content-type', 'content-encoding', 'last-modified', 'content-length'];

/** A file that cannot be opened, or a part of one that does not exist, ends its own answer and no more. */
const answerUnreadable: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500 } = error as { status?: number };
  for (const name of ofTheFile) response.removeHeader(name);
  response.set('cache-control', 'no-store');
  if (status < 500) return void response.status(status).end();
  response.status(503).set('retry-after', '5').type('text').send('This file cannot be read.\n');
};
