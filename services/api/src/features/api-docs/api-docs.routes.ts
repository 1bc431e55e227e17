import { type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import { problems } from '@camp/contracts/client/problem';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoint } from '@camp/contracts/client/endpoint';
import { problemsPath } from '@camp/contracts/client/problem';
import type { Router } from 'express';
import { contentSecurityPolicy } from 'helmet';
import * as z from 'zod/mini';
import type { AppContext } from '#context.ts';
import { exactRouter, nameCall, routedCalls } from '#http/route.ts';
import { sendShared, SharedFile } from '#http/shared-file.ts';

const rowOf = ([code, { title, advice }]: [string, { title: string; advice: string }]) =>
  `<h2 id="${code}">${title}</h2><p><code>${statusOf[code as ErrorCode]} ${code}</code></p><p>${advice}</p>`;

/** The page that the type of each problem leads to (RFC 9457, 3.1.1). */
const problemsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Problems of the CampBC API</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>Problems</h1>
    ${Object.entries(problems).map(rowOf).join('\n    ')}
  </body>
</html>
`;

const openApi = endpoint('GET', '/api/openapi.json', {
  response: z.record(z.string(), z.unknown()),
});

const folderOf = (file: string) => dirname(fileURLToPath(file));
const readerFolder = folderOf(import.meta.resolve('#features/api-docs/reader/index.html'));
const libraryFolder = folderOf(import.meta.resolve('swagger-ui-dist/swagger-ui.css'));

/** Time after which a reader's browser asks again, in seconds. */
const maxAgeSeconds = 300;

const script = 'text/javascript';

/** The library's files that the page loads. Packed they are a quarter of its two megabytes. */
const files = new Map([
  ['swagger-ui.css', { folder: libraryFolder, type: 'text/css' }],
  ['swagger-ui-bundle.js', { folder: libraryFolder, type: script }],
  ['start.js', { folder: readerFolder, type: script }],
]);

/** As strict as the site's own documents; the library's style sheet holds its pictures. */
const policy = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default', 'dompurify'],
  },
});

/** Loads its code only when asked, so that a start need not wait for it. */
async function describe(env: AppContext['env']): Promise<SharedFile> {
  const { openApiOf } = await import('./openapi.ts');
  return new SharedFile(JSON.stringify(openApiOf(routedCalls(), env)));
}

/** The API as it describes itself, to programs and to people (docs/decisions/api.md#0104). */
export function apiDocsRoutes({ env }: Pick<AppContext, 'env'>): Router {
  nameCall({ endpoint: openApi, access: 'anyone', answers: 'application/json' });
  let description: SharedFile | undefined;
  const kept = new Map<string, SharedFile>();
  return exactRouter()
    .get(openApi.path, async (request, response) => {
      description ??= await describe(env);
      const options = { type: 'application/json', maxAgeSeconds };
      await sendShared(description, { request, response }, options);
    })
    .get('/api/docs', policy, (_request, response) => {
      response.sendFile('index.html', { root: readerFolder });
    })
    .get(problemsPath, policy, (_request, response) => {
      response.type('html').send(problemsPage);
    })
    .get('/api/docs/:file', async (request, response, next) => {
      const { file: name } = request.params;
      const file = files.get(name);
      if (!file) return next();
      const path = join(file.folder, name);
      const packed = kept.get(path) ?? new SharedFile(await readFile(path, 'utf8'));
      kept.set(path, packed);
      await sendShared(packed, { request, response }, { type: file.type, maxAgeSeconds });
    });
}
