import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { instant, integer, key, model, now, optional, text, withDefault } from './model.ts';

/**
 * A browser that an account has signed in from. Its cookie's token is kept as a hash
 * (docs/decisions/second-factor.md#0017).
 */
export class KnownDevice extends model('known_devices', {
  id: key(text(36)),
  userId: integer(),
  tokenHash: text(64),
  ip: text(fieldLengths.ip),
  userAgent: text(fieldLengths.userAgent),
  createdAt: now(),
  lastSeenAt: now(),
  /** Until then the second factor is not asked for here; null when it always is. */
  rememberedUntil: optional(instant()),
  /** Wrong passwords for the account in a row from here. */
  wrongPasswords: withDefault(integer(), 0),
}) {}
