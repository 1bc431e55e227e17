import { brand } from '@camp/contracts/site/brand';

/** Time limit in milliseconds for all of it: name, connection, answer. */
const timeoutMs = 10_000;
/** Maximum size of an answer, once it is unpacked. */
const maxBytes = 5_000_000;

/** Why a feed gave no usable answer, for operators. */
export type FeedFailure =
  | 'unreachable'
  | 'too slow'
  | 'too large'
  | 'leads elsewhere'
  | 'not JSON'
  | 'changed its shape'
  | 'half an answer'
  | `answers ${number}`;

export class FeedError extends Error {
  readonly failure: FeedFailure;

  constructor(failure: FeedFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

/** Validators of an answer, which spare the next one where nothing has changed. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FeedAnswer extends Validators {
  answer: unknown;
}

interface Asking extends Validators {
  /** Ends it early. */
  signal: AbortSignal;
  /** For the host only; null where it asks for none. */
  key: string | null;
}

/**
 * Asks a feed, at its own host only: an answer that leads elsewhere is refused.
 * @returns null where nothing has changed since. @throws {@link FeedError}
 */
export async function fetchFeed(address: URL, asking: Asking): Promise<FeedAnswer | null> {
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const headers = headersFor(asking);
    const response = await fetch(address, { headers, signal, redirect: 'manual' });
    if (response.status === 304) return null;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new FeedError(
        response.status >= 300 && response.status < 400
          ? 'leads elsewhere'
          : `answers ${response.status}`,
      );
    }
    return {
      answer: parse(await textOf(response)),
      etag: validator(response, 'etag'),
      lastModified: validator(response, 'last-modified'),
    };
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new FeedError(isLate ? 'too slow' : 'unreachable', { cause });
  }
}

function headersFor({ etag, lastModified, key }: Asking): Record<string, string> {
  return {
    accept: 'application/json, application/geo+json',
    'user-agent': `${brand.name}/1.0 (+mailto:${brand.mailboxes.general})`,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
    ...(key && { 'x-api-key': key }),
  };
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new FeedError('too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FeedError('not JSON', { cause });
  }
}

/** Returns a header as a column keeps it; null if it is missing or too long. */
function validator({ headers }: Response, name: string): string | null {
  const value = headers.get(name);
  return value && value.length <= 200 ? value : null;
}
