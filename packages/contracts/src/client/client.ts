import * as z from 'zod/mini';
import { ApiCallError } from './api-call-error.ts';
import type { CallInput, CallResult, Endpoint } from './endpoint.ts';
import { errorBodySchema } from './errors.ts';
import { expectedUserHeader } from './expected-user.ts';
import type { ErrorMessage } from '#sentences/error-messages.ts';
import { type Query, withQuery, writeQuery } from './query-string.ts';

export interface ClientOptions {
  /** Origin in front of every path; empty for the page's own. */
  baseUrl?: string;
  fetch?: (address: string, options: RequestInit) => Promise<Response>;
  /** Id of the user that the page shows as signed in: calls are refused if someone else is signed in by now. */
  user?: number | null;
  /** Longest wait for an answer, in milliseconds. */
  timeoutMs?: number;
}

export type Client = <E extends Endpoint>(
  endpoint: E,
  ...input: unknown extends CallInput<E> ? [] | [CallExtras] : [CallInput<E> & CallExtras]
) => Promise<CallResult<E>>;

interface CallExtras {
  signal?: AbortSignal;
  /** The version of the record that is changed, as it was seen; another one is refused. */
  ifMatch?: string | undefined;
}

/** A client typed from the contract: sends cookies and JSON, parses the answer, throws {@link ApiCallError}. */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '', timeoutMs = 15_000, user = null } = options;
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));

  return async (endpoint, ...[input]) => {
    const parts = (input ?? {}) as Parts;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout;
    const response = await send(baseUrl + addressOf(endpoint, parts), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...headersOf(endpoint, parts),
        ...(user !== null && { [expectedUserHeader]: String(user) }),
      },
      body: endpoint.method === 'GET' ? null : JSON.stringify(parts.body ?? {}),
      signal,
      keepalive: endpoint.changes === false,
    }).catch((cause: unknown) => {
      if (parts.signal?.aborted) throw cause;
      throw new ApiCallError({
        message: 'Network error. Please try again.',
        status: 0,
        code: 'NETWORK',
        sentence: { key: 'network' satisfies ErrorMessage['key'] },
      });
    });
    if (!response.ok) throw await failureOf(response);
    return endpoint.response.parse(await response.json()) as CallResult<typeof endpoint>;
  };
}

interface Parts extends CallExtras {
  params?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
}

function headersOf({ method }: Endpoint, { ifMatch }: Parts): Record<string, string> {
  return {
    accept: 'application/json',
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
  };
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  return withQuery(filled, writeQuery(query));
}

/** A server in front of the API may answer for it without a request id. */
const understoodBody = z.partial(errorBodySchema, { requestId: true });

/**
 * The message is the body's error, else its message, else a short text body, else HTTP_{status}
 * (docs/specification.md#error-catalogue).
 */
async function failureOf(response: Response): Promise<ApiCallError> {
  const { status } = response;
  const text = await response.text();
  const body = parseJson(text);
  const known = understoodBody.safeParse(body);
  if (known.success) {
    const { error: message, code, key, params, fields, fieldKeys: fieldSentences } = known.data;
    const sentence = key === undefined ? undefined : { key, params };
    const retryAfter = retryAfterOf(response);
    return new ApiCallError({
      message,
      status,
      code,
      fields,
      sentence,
      fieldSentences,
      body,
      retryAfter,
    });
  }
  const code = `HTTP_${status}`;
  const stated = messageIn(body) ?? (body === undefined && text.length < 300 ? text.trim() : '');
  return new ApiCallError({ message: stated || code, status, code, body: body ?? text });
}

/** Our servers send seconds, never a date (RFC 9110, 10.2.3). */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as { error?: unknown; message?: unknown };
  return [error, message].find((value): value is string => typeof value === 'string');
}
