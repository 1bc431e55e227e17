import {
  instant,
  integer,
  key,
  longText,
  model,
  now,
  optional,
  text,
  withDefault,
} from './model.ts';

/**
 * Continues an unfinished sign-in or enrollment. Only the token's hash is kept
 * (docs/decisions/sign-in.md#0012).
 */
export class SignInToken extends model('sign_in_tokens', {
  hash: key(text(64)),
  /** Null for a passkey sign-in, where the answer identifies the user. */
  userId: optional(integer()),
  purpose: text<'twofa' | 'enroll' | 'passkey'>(20),
  createdAt: now(),
  expiresAt: instant(),
  usedAt: optional(instant()),
  /** Wrong codes given for it so far. */
  tries: withDefault(integer(), 0),
  /** The secret that is being enrolled, or the code that was mailed; sealed. */
  sealed: optional(longText()),
}) {}
