import { announced } from '@camp/release/document/release-summary';
import type { ReleaseStore } from '@camp/release/store/release-store';
import type { RequestHandler } from 'express';
import type { Env } from './env.ts';
import { givenRelease, inlinedRelease } from './given-release.ts';
import type { LiveRelease } from './live-release.ts';
import { visitOf } from './visit.ts';

interface Options {
  env: Env;
  store: ReleaseStore;
  liveRelease: LiveRelease;
}

/** `GET /release.json`: what this visitor would be given now, for tabs that are open since earlier. */
export function serveAnnouncement({ env, store, liveRelease }: Options): RequestHandler {
  return async (request, response) => {
    const release = await liveRelease();
    response.set('cache-control', 'no-store');
    if (!release) {
      response.status(503).set('retry-after', '5').json(null);
      return;
    }
    const visit = visitOf(request);
    const given = await givenRelease({ release, visit, response, env, store });
    response.json(announced(inlinedRelease(given)));
  };
}
