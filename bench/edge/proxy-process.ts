import type { OutgoingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import { serve } from '#bench/servers/serve.ts';

/*
 * One of the servers that the edge is compared with: it passes calls on to an API, and answers back to the caller,
 * with the same server and client as the edge, and does nothing else.
 */
const api = new Pool(process.env['API_URL'] ?? '', { connections: 256, pipelining: 1 });

const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

const passedOn = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.has(name)),
  ) as OutgoingHttpHeaders;

serve((request, response) => {
  const { method = 'GET', url = '/', headers } = request;
  const call = { method, path: url, headers: passedOn(headers) };
  const chunks: Buffer[] = [];
  api.dispatch(call, {
    onRequestStart: () => undefined,
    onResponseStart: (_controller, status, answered) =>
      void response.writeHead(status, passedOn(answered)),
    onResponseData: (_controller, chunk) => void chunks.push(chunk),
    onResponseEnd: () => void response.end(Buffer.concat(chunks)),
    onResponseError: () => void response.destroy(),
  });
});
