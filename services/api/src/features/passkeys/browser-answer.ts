import { fieldLengths } from '@camp/contracts/site/field-lengths';
import * as z from 'zod/mini';
import { ApiError } from '#errors/api-error.ts';

const base64url = z.string().check(z.regex(/^[\w-]+$/));
const credentialId = base64url.check(z.maxLength(fieldLengths.credentialId));
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string())),
  }),
});

const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(z.string()),
  }),
});

type Read<Answer> = Answer & { challenge: string };

export type CreatedPasskey = Read<z.infer<typeof created>>;
export type AssertedPasskey = Read<z.infer<typeof asserted>>;

/** Reads what `navigator.credentials.create()` gave the browser; null when it has another shape. */
export const readCreated = (answer: unknown) => read(created, answer);

/** Reads what `navigator.credentials.get()` gave the browser; null when it has another shape. */
export const readAsserted = (answer: unknown) => read(asserted, answer);

function read<Answer extends { response: { clientDataJSON: string } }>(
  schema: z.ZodMiniType<Answer>,
  answer: unknown,
): Read<Answer> | null {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) return null;
  const challenge = challengeIn(parsed.data.response.clientDataJSON);
  return challenge === null ? null : { ...parsed.data, challenge };
}

/** The challenge that an answer claims to answer. */
function challengeIn(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The one error for every answer that does not prove what it should. */
export function passkeyRefused(cause?: unknown): ApiError {
  return new ApiError('CODE_INVALID', 'passkeyNotVerified', { cause });
}
