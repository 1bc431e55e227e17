import type { Endpoint } from '@camp/contracts/client/endpoint';
import type { Request } from 'express';
import { wrongField } from '#errors/api-error.ts';
import type { NamedCall } from '#kept-answers/once-by-key.ts';
import type { Actor } from '#sessions/actor.ts';

/** A text in quotes (RFC 9651, 3.3.3); the quotes may be left out. */
const textOfKey = /^"?([\x21\x23-\x7e]{1,255})"?$/;

interface Input {
  request: Request;
  actor: Actor;
  input: object;
}

/**
 * Returns a call that its caller has named by `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header-07); null where they have not.
 * @throws {@link ApiError} VALIDATION when the name is none.
 */
export function namedCall(
  { method, path }: Endpoint,
  { request, actor, input }: Input,
): NamedCall | null {
  const header = request.get('idempotency-key');
  if (header === undefined) return null;
  const key = textOfKey.exec(header)?.[1];
  if (key === undefined) throw wrongField('Idempotency-Key', 'invalid');
  return { userId: actor.user.id, key, request: [method, path, input] };
}
