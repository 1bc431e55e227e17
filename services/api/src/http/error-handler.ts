import type { ErrorBody } from '@camp/contracts/client/errors';
import { problemOf, problemType } from '@camp/contracts/client/problem';
import { brand } from '@camp/contracts/site/brand';
import { loggedRequest } from '@camp/service/request-log';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { ipOf } from '#client-info/client-info.ts';
import { ApiError } from '#errors/api-error.ts';
import { isPassing } from '#errors/database-errors.ts';
import { noteOutage, noteRefusal } from '#log.ts';
import { actorOf } from '#sessions/actor.ts';

/**
 * Turns anything that was thrown into the error body (docs/decisions/api.md#0006). Unexpected
 * errors are logged, never shown.
 */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const refusal = refusalFor(error);
  if (refusal.code === 'UNAVAILABLE') noteOutage(response, refusal);
  else if (refusal.status >= 500) {
    request.log.error({ req: loggedRequest(request), err: error }, 'request failed');
  }
  /* A session is prolonged once the answer is made: the answer stands, even if that fails. */
  if (response.writableEnded) return;
  if (response.headersSent) return next(error);
  if (isCallersPart(refusal)) noteRefused(refusal, { request, response });
  response
    .status(refusal.status)
    .set({ 'cache-control': 'no-store', ...headersOf(refusal) })
    .type(request.accepts(['json', problemType]) || 'json')
    .send(JSON.stringify(bodyOf(refusal, request)));
};

/** A scheme of our own, for which no browser asks for a password (RFC 9110, 11.6.1). */
const challenge = `Session realm="${brand.name}"`;

const headersOf = ({ status, retryAfter, allow }: ApiError): Record<string, string> => ({
  ...(status === 401 && { 'www-authenticate': challenge }),
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  ...(allow && { allow: allow.join(', ') }),
});

function bodyOf({ code, message, sentence, fields, current }: ApiError, { id }: Request) {
  return problemOf({
    error: message,
    code,
    ...sentence,
    ...(fields && fieldsOf(fields)),
    ...(current && { current }),
    requestId: id,
  });
}

/**
 * True for what a caller may not do, or not so often, or cannot mean, such as fields that no page of ours sends.
 * The log says who tried it, and from where (OWASP ASVS 5.0, 16.3.2 and 16.3.3).
 */
const isCallersPart = ({ status }: ApiError) => status >= 400 && status < 500;

function noteRefused(
  { code, limit }: ApiError,
  { request, response }: { request: Request; response: Response },
): void {
  const user = actorOf(request)?.user.id ?? null;
  noteRefusal(response, { code, ...(limit && { limit }), user, ip: ipOf(request) });
}

function fieldsOf(
  fields: NonNullable<ApiError['fields']>,
): Pick<ErrorBody, 'fields' | 'fieldKeys'> {
  const entries = Object.entries(fields);
  return {
    fields: Object.fromEntries(entries.map(([name, { text }]) => [name, text])),
    fieldKeys: Object.fromEntries(entries.map(([name, { sentence }]) => [name, sentence])),
  };
}

function refusalFor(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isPassing(error)) return unavailable(error);
  const type = bodyParserTypeOf(error);
  if (type === 'entity.too.large') {
    return new ApiError('PAYLOAD_TOO_LARGE', 'tooLarge', { cause: error });
  }
  if (type) {
    return new ApiError('BAD_REQUEST', 'unreadable', { cause: error });
  }
  return new ApiError('INTERNAL', 'internal', { cause: error });
}

/** The error while a dependency does not answer. */
export function unavailable(cause?: unknown): ApiError {
  return new ApiError('UNAVAILABLE', 'unavailable', { cause, retryAfter: 5 });
}

/** express.json marks its own errors with a type such as `entity.parse.failed`. */
function bodyParserTypeOf(error: unknown): string | undefined {
  const { type } = (error ?? {}) as { type?: unknown };
  return typeof type === 'string' && /^(entity|encoding|request|charset)\./.test(type)
    ? type
    : undefined;
}
