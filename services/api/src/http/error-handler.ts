import type { ErrorBody } from '@camp/contracts/client/errors';
import { loggedRequest } from '@camp/observability/request-log';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { ipOf } from '#client-info/client-info.ts';
import { ApiError } from '#errors/api-error.ts';
import { isPassing } from '#errors/database-errors.ts';
import { noteOutage, noteRefusal } from '#log.ts';
import { actorOf } from '#sessions/actor.ts';

/**
 * Turns whatever was thrown into the error body (docs/decisions/0006-error-body.md). Unexpected
 * errors are logged, never shown.
 */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const refusal = refusalFor(error);
  if (refusal.code === 'UNAVAILABLE') noteOutage(response, refusal);
  else if (refusal.status >= 500) {
    request.log.error({ req: loggedRequest(request), err: error }, 'request failed');
  }
  /* A session is prolonged once the answer is made: the answer stands, whatever becomes of that. */
  if (response.writableEnded) return;
  if (response.headersSent) return next(error);
  if (isCallersPart(refusal)) noteRefused(refusal, { request, response });
  const body: ErrorBody = {
    error: refusal.message,
    code: refusal.code,
    ...refusal.sentence,
    ...(refusal.fields && fieldsOf(refusal.fields)),
    ...(refusal.current && { current: refusal.current }),
    requestId: request.id,
  };
  if (refusal.retryAfter !== undefined) response.set('retry-after', String(refusal.retryAfter));
  if (refusal.allow) response.set('allow', refusal.allow.join(', '));
  response.status(refusal.status).set('cache-control', 'no-store').json(body);
};

/**
 * What somebody may not do, or not so often, or cannot mean, such as fields that no page of ours sends: who
 * tries it, and from where (OWASP ASVS 5.0, 16.3.2 and 16.3.3).
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
