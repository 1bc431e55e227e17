import type { ApiNodes } from '#api/api-nodes.ts';
import type { InFlight } from '#api/in-flight.ts';

interface Options {
  api: ApiNodes;
  underWay: InFlight;
  path: string;
  /** Longest wait for all of the answer, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
  /** Whose request it is for; the API counts the call as theirs. */
  ip: string;
}

/** Such an address cannot have anything. */
const nothingThere = new Set([400, 404, 410, 422]);

/**
 * Asks the API for something that everybody is told alike: no cookie goes along. Null where there is no such
 * thing. @throws when there is no answer in time, one that is too long, or none of use.
 */
export async function askApi({ api, underWay, path, timeoutMs, ...rest }: Options) {
  return underWay.run(rest.ip, async () => {
    const response = await api.fetch(path, {
      headers: { accept: 'application/json', 'x-forwarded-for': rest.ip },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (nothingThere.has(response.status)) return null;
      throw new Error(`The API says ${response.status} at ${path}.`);
    }
    const text = await textOf(response, rest.maxBytes);
    return { json: JSON.parse(text) as unknown, bytes: Buffer.byteLength(text) };
  });
}

async function textOf({ body }: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`);
  }
  return Buffer.concat(parts).toString();
}
