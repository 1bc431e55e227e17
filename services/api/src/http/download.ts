import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loggedRequest } from '@camp/service/request-log';
import type { Access } from '@camp/contracts/site/roles';
import type * as z from 'zod/mini';
import type { Request, Router } from 'express';
import { type CostTicket, furtherInLine, inLine } from '#errors/cost-ticket.ts';
import { type Actor, askActor } from '#sessions/actor.ts';
import { requireActor, requireStepUp } from './guards.ts';
import { parseInput } from './parse-input.ts';
import { exactRouter, nameCall } from './route.ts';
import { endTurn } from './take-turns.ts';

interface DownloadCall<Query> {
  query: Query;
  actor: Actor;
  request: Request;
}

export interface Download {
  fileName: string;
  /** The chunks are made in line: while a slow reader receives one, others get theirs. */
  ticket: CostTicket<'exporting'>;
  /** The content in chunks, so that its size does not matter. */
  chunks: AsyncIterable<string>;
}

interface DownloadRoute<Schema extends z.ZodMiniType> {
  path: string;
  access: Exclude<Access, 'anyone'>;
  query: Schema;
  /** Media type: `text/csv`. The text is UTF-8. */
  type: string;
  /** Schema of the whole file, as a parser of its type reads it. */
  response: z.ZodMiniType;
  answer: (call: DownloadCall<z.output<Schema>>) => Promise<Download>;
}

/**
 * Streams a file. An error before the first chunk is answered as usual. A later one cuts the
 * connection, so that no one takes a part of the file for the whole.
 */
export function downloadOf<Schema extends z.ZodMiniType>(route: DownloadRoute<Schema>): Router {
  const { path, access, query, type } = route;
  nameCall({
    endpoint: { method: 'GET', path, query, response: route.response, stepUp: 'identity' },
    access,
    answers: type,
  });
  return exactRouter().get(path, async (request, response) => {
    const actor = await requireActor(access, await askActor(request));
    await requireStepUp(actor);
    const input = parseInput({ query }, request) as { query: z.output<Schema> };
    const { fileName, chunks, ticket } = await route.answer({ ...input, actor, request });
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await inLine(ticket, () => iterator.next());

    response
      .attachment(fileName)
      .set({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    endTurn(response);
    const pieces = async function* () {
      for (let piece = first; !piece.done;) {
        yield piece.value;
        piece = await furtherInLine(ticket, () => iterator.next());
      }
    };
    await pipeline(Readable.from(pieces()), response).catch((error: unknown) => {
      request.log.warn({ req: loggedRequest(request), err: error }, 'download was cut short');
    });
  });
}
