import type { ApiNodes } from '#api/api-nodes.ts';
import type { InFlight } from '#api/in-flight.ts';

interface Options {
  api: ApiNodes;
  underWay: InFlight;
  path: string;
  /** Longest wait for all of the answer, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
  /** Address of the visitor that it is for; the API counts the call as theirs. */
  ip: string;
}

/** Statuses that say that there is nothing at an address. */
const nothingThere = new Set([400, 404, 410, 422]);

/**
 * Asks the API for something that is the same for everyone: no cookie goes along. Returns null if there is no
 * such thing. @throws when there is no usable answer in time, or it is too long.
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
