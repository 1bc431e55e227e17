import type { Endpoint } from '@camp/contracts/client/endpoint';
import { decodeMessage } from '@camp/contracts/sentences/language';
import type { Request } from 'express';
import type * as z from 'zod/mini';
import { ApiError, type FieldError, fieldError } from '#errors/api-error.ts';
import { setSchemaSentences } from './schema-sentences.ts';

setSchemaSentences();

/** @throws {@link ApiError} VALIDATION with one sentence per wrong field; unknown fields are dropped. */
export function parseInput(
  endpoint: Pick<Endpoint, 'params' | 'query' | 'body' | 'olderNames'>,
  request: Request,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const fields: Record<string, FieldError> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const given: unknown = part === 'query' ? queryOf(request, endpoint) : (request[part] ?? {});
    refuseNullCharacters(given, fields);
    const parsed = schema.safeParse(given);
    if (parsed.success) input[part] = parsed.data;
    else collectFields(parsed.error.issues, fields);
  }
  if (Object.keys(fields).length > 0) {
    throw new ApiError('VALIDATION', 'invalidFields', { fields });
  }
  return input;
}

/** Returns the query by today's names, also for callers that use older ones. */
function queryOf({ query }: Request, { olderNames }: Pick<Endpoint, 'olderNames'>): unknown {
  if (!olderNames) return query;
  const named = Object.entries(query).map(([name, value]) => [olderNames[name] ?? name, value]);
  return { ...Object.fromEntries(named), ...query };
}

/** Databases and logs end a text at a null character, or refuse it: no field of ours needs one. */
function refuseNullCharacters(given: unknown, fields: Record<string, FieldError>): void {
  if (typeof given !== 'object' || given === null) return;
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' || !value.includes('\0')) continue;
    fields[name] = fieldError({ key: 'unusableCharacter' });
  }
}

function collectFields(issues: z.core.$ZodIssue[], fields: Record<string, FieldError>): void {
  for (const { path, message } of issues) {
    const name = path.join('.') || 'body';
    fields[name] ??= fieldError(decodeMessage(message));
  }
}
