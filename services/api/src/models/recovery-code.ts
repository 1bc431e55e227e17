import { instant, integer, key, model, now, optional, text } from './model.ts';

/**
 * One of ten codes that replace the second factor once, kept as a slow hash under a key
 * (docs/decisions/second-factor.md#0132).
 */
export class RecoveryCode extends model('recovery_codes', {
  hash: key(text(64)),
  userId: integer(),
  /** The same for all ten; null for codes from before there were salts. */
  salt: optional(text(32)),
  createdAt: now(),
  usedAt: optional(instant()),
}) {}
