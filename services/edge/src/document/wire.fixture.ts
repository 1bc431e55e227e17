import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Returns an answer as it comes over the wire: `fetch` would unpack it, and tidy up the path. */
export async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { origin } = new URL(url);
  const sent = send(url, { method, headers, path: url.slice(origin.length) || '/' });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

export function unpacked({
  headers,
  body,
}: {
  headers: IncomingHttpHeaders;
  body: Buffer;
}): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}

export const tokenIn = (html: string) =>
  /<meta name="campbc-visit" content="([^"]+)">/.exec(html)?.[1];
