import { changesPath } from '@camp/contracts/site/changes';
import type { Router } from 'express';
import { exactRouter } from '#http/route.ts';
import type { ChangeWatch } from './change-watch.ts';

/** Serves edges on the internal network, with an answer that does not end. */
export function changesRoutes(watch: ChangeWatch): Router {
  return exactRouter().get(changesPath, (request, response) => {
    response.set({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    if (request.method === 'HEAD') return void response.end();
    response.flushHeaders();
    const leave = watch.follow({
      tell: (change) => void response.write(`${JSON.stringify(change)}\n`),
      end: () => void response.end(),
    });
    response.once('close', leave);
  });
}
