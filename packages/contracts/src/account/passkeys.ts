import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { nothingHidden } from './free-text.ts';
import { signInResult } from './auth.ts';
import { endpoint } from '#client/endpoint.ts';
import { fieldLengths } from '#site/field-lengths.ts';

const isoTime = z.iso.datetime();

/** Options and responses are the browser's own JSON (WebAuthn Level 3, 5.1.8 to 5.1.10). */
const webAuthnJson = z.record(z.string(), z.unknown());

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoTime,
  last_used_at: z.nullable(isoTime),
});

export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = endpoint('GET', '/api/security/passkeys', {
  response: z.object({ passkeys: z.array(passkeySchema) }),
});

export const passkeyCreationOptions = endpoint('POST', '/api/security/passkeys/options', {
  changes: false,
  stepUp: 'identity',
  body: z.object({}),
  response: z.object({ options: webAuthnJson }),
});

export const addPasskey = endpoint('POST', '/api/security/passkeys', {
  errors: ['CODE_INVALID', 'CONFLICT'],
  stepUp: 'identity',
  body: z.object({
    response: webAuthnJson,
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, fieldMessage('nameMissing')),
        atMost(fieldLengths.passkeyName),
        nothingHidden,
      ),
  }),
  response: z.object({
    passkey: passkeySchema,
    /** Ten, shown once, for an account that had none left; null otherwise. */
    recoveryCodes: z.nullable(z.array(z.string())),
  }),
});

export const removePasskey = endpoint('DELETE', '/api/security/passkeys/:id', {
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  stepUp: 'identity',
  params: z.object({
    id: z.string().check(atMost(fieldLengths.credentialId), z.regex(/^[\w-]+$/)),
  }),
  response: z.object({ ok: z.literal(true) }),
});

/** For a sign-in by passkey alone or, with the token of the password step, for the second factor. */
export const passkeyRequestOptions = endpoint('POST', '/api/auth/passkey/options', {
  changes: false,
  errors: ['TWOFA_EXPIRED'],
  body: z.object({ twofa_token: z.optional(z.string().check(atMost(200))) }),
  response: z.object({ options: webAuthnJson }),
});

export const signInByPasskey = endpoint('POST', '/api/auth/passkey', {
  errors: [
    'TWOFA_EXPIRED',
    'CODE_INVALID',
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'CONFLICT',
  ],
  body: z.object({
    response: webAuthnJson,
    twofa_token: z.optional(z.string().check(atMost(200))),
    remember_device: z.optional(z.boolean()),
  }),
  response: signInResult,
});
