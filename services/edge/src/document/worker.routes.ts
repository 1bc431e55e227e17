import { readFileSync } from 'node:fs';
import type { ReleaseStore } from '@camp/release/store/release-store';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import type { LiveRelease } from '#release/live-release.ts';
import { releaseForVisitor } from '#visitor/release-for-visitor.ts';
import { visitOf } from '#visitor/visit.ts';
import { workerPolicy } from './content-security-policy.ts';

interface Options {
  env: Env;
  store: ReleaseStore;
  liveRelease: LiveRelease;
  api: ApiNodes;
  log: Logger;
}

/** The worker that ends itself. */
const ending = readFileSync(new URL(import.meta.resolve('#boot/end-offline.js')));

/**
 * `GET /sw.js`: the service worker of the visitor's shell, or the one that ends itself where there is to be none
 * (docs/decisions/federation.md#0340). With any other answer browsers keep the worker that they have.
 */
export function serveWorker({ env, store, liveRelease, api, log }: Options): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    if (!release) return void response.status(503).set('retry-after', '5').end();
    const visit = visitOf(request);
    const given = await releaseForVisitor({ release, visit, response, env, store, api });
    const { shell } = given.content;
    const { worker } = shell;
    const isEnded = worker === undefined || release.offline === 'off';
    const script = isEnded ? ending : await store.readFile({ name: 'shell', ...shell }, worker);
    response.set({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
    if (!script) {
      log.error({ version: shell.version, worker }, 'the service worker is missing or altered');
      return void response.status(503).set('retry-after', '5').end();
    }
    response.set('content-security-policy', workerPolicy(given.content)).type('js').send(script);
  };
}
