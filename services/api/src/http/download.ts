import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Access } from '@camp/contracts/site/roles';
import type * as z from 'zod/mini';
import { type Request, Router } from 'express';
import { type Actor, actorOf } from '#sessions/actor.ts';
import { parseInput, requireActor } from './route.ts';

interface DownloadCall<Query> {
  query: Query;
  actor: Actor;
  request: Request;
}

export interface Download {
  fileName: string;
  /** Media type, such as `text/csv; charset=utf-8`. */
  type: string;
  /** The content in chunks, so that its size does not matter. */
  chunks: AsyncIterable<string>;
}

interface DownloadRoute<Schema extends z.ZodMiniType> {
  path: string;
  access: Exclude<Access, 'anyone'>;
  query: Schema;
  answer: (call: DownloadCall<z.output<Schema>>) => Promise<Download>;
}

/**
 * Streams a file. An error before the first chunk is answered as usual. A later one cuts the
 * connection, so that nobody takes a part of the file for the whole.
 */
export function downloadOf<Schema extends z.ZodMiniType>(route: DownloadRoute<Schema>): Router {
  return Router().get(route.path, async (request, response) => {
    const actor = requireActor(route.access, actorOf(request));
    const { query } = parseInput({ query: route.query }, request) as { query: z.output<Schema> };
    const { fileName, type, chunks } = await route.answer({ query, actor, request });
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await iterator.next();

    response.attachment(fileName).set({ 'content-type': type, 'cache-control': 'no-store' });
    const rest = { [Symbol.asyncIterator]: () => iterator };
    const pieces = async function* () {
      if (!first.done) yield first.value;
      yield* rest;
    };
    await pipeline(Readable.from(pieces()), response).catch((error: unknown) => {
      request.log.warn({ err: error }, 'download was cut short');
    });
  });
}
