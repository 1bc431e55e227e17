import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  instant,
  integer,
  key,
  largeInteger,
  longText,
  model,
  now,
  optional,
  text,
} from './model.ts';

/** A public key, whose private half is in a user's device or password manager (WebAuthn Level 3). */
export class Passkey extends model('passkeys', {
  /** Credential id in base64url. */
  id: key(text(fieldLengths.credentialId)),
  userId: integer(),
  name: text(fieldLengths.passkeyName),
  /** COSE key in base64url. */
  publicKey: longText(),
  counter: largeInteger(),
  /** Comma-separated hints on how the device is reached. */
  transports: text(200),
  /** Set by a password reset: until the new password is used once, this passkey alone cannot sign in. */
  suspendedAt: optional(instant()),
  createdAt: now(),
  lastUsedAt: optional(instant()),
}) {}
