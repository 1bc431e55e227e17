import { once } from 'node:events';
import type { Agent, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { pictureTypes } from '@camp/contracts/account/pictures';

export interface Picture {
  type: string;
  bytes: Buffer;
}

/** The address gives no picture that the site shows. The message names no address. */
export class NoPictureError extends Error {}

const maxBytes = 2_000_000;
/** Time limit in milliseconds for all of it: name, connection, redirects, picture. */
const timeoutMs = 5_000;
const maxRedirects = 3;

/**
 * Fetches a picture that someone else has chosen. The agent decides which hosts may be asked, also after a
 * redirect, and asks the very address that it has looked at (OWASP ASVS 5.0, 1.3.6).
 * @throws {@link NoPictureError}
 */
export async function fetchPicture(address: string, agent: Agent): Promise<Picture> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await ask(url, { agent, signal });
      const next = redirectOf(answer, url);
      if (!next) return await pictureIn(answer);
      answer.destroy();
      url = next;
    }
  } catch (cause) {
    if (cause instanceof NoPictureError) throw cause;
    throw new NoPictureError('The host did not answer, or may not be asked.', { cause });
  }
  throw new NoPictureError('The address leads on too often.');
}

interface Asking {
  agent: Agent;
  signal: AbortSignal;
}

async function ask(url: URL, { agent, signal }: Asking): Promise<IncomingMessage> {
  const headers = { accept: pictureTypes.join(', '), 'accept-encoding': 'identity' };
  const asking = request(url, { agent, signal, headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}

/** Returns the address that an answer redirects to: HTTPS only, without a name or password. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode > 399 || !headers.location) return null;
  const to = URL.parse(headers.location, from.href);
  if (to?.protocol === 'https:' && to.username === '' && to.password === '') return to;
  throw new NoPictureError('The address leads where no picture may be.');
}

async function pictureIn(answer: IncomingMessage): Promise<Picture> {
  const { statusCode, headers } = answer;
  const [declared = ''] = (headers['content-type'] ?? '').split(';');
  const type = pictureTypes.find((known) => known === declared.trim().toLowerCase());
  if (statusCode !== 200 || !type) {
    answer.destroy();
    throw new NoPictureError('There is no picture of a known type.');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new NoPictureError('The picture is too large.');
    chunks.push(chunk);
  }
  return { type, bytes: Buffer.concat(chunks) };
}
