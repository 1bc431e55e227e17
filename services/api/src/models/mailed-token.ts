import { instant, integer, key, model, now, optional, text } from './model.ts';

/**
 * A single-use token that was sent to a user; `withdraw` was answered to their registration. Only its hash is kept
 * (docs/decisions/sign-in.md#0012).
 */
export class MailedToken extends model('mailed_tokens', {
  hash: key(text(64)),
  userId: integer(),
  purpose: text<'verify-email' | 'reset-password' | 'invite' | 'remove-2fa' | 'withdraw'>(20),
  createdAt: now(),
  expiresAt: instant(),
  usedAt: optional(instant()),
}) {}
