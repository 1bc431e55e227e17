import { createHmac, type KeyObject } from 'node:crypto';
import { ApiError } from '#errors/api-error.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { isSameText } from '#tokens/same-text.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/**
 * `<user id>.<time of the mail, in milliseconds>.<HMAC-SHA-256 in base64url>`, in base64url once more, so that
 * nothing in it is to be escaped in an address. Nothing is stored
 * (docs/decisions/mail.md#0246).
 */
export function unsubscribeTokenFor(userId: number, keys: KeyRing, now = Date.now()): string {
  const said = `${userId}.${now}`;
  const token = `${said}.${signatureOf(said, keys.get('closureMails'))}`;
  return Buffer.from(token).toString('base64url');
}

/**
 * Returns the id of the person whose mails the token ends.
 * @throws {@link ApiError} TOKEN_INVALID unless a key of the setting signed it, TOKEN_EXPIRED after a year.
 */
export function userIn(token: string, keys: KeyRing, now = Date.now()): number {
  const [userId = '', at = '', signature = ''] = Buffer.from(token, 'base64url')
    .toString('utf8')
    .split('.');
  const isOurs = (key: KeyObject) => isSameText(signature, signatureOf(`${userId}.${at}`, key));
  if (!keys.all('closureMails').some(isOurs)) throw new ApiError('TOKEN_INVALID', 'mailLinkOver');
  if (Number(at) + lifetimes.unsubscribeLink < now)
    throw new ApiError('TOKEN_EXPIRED', 'mailLinkOver');
  return Number(userId);
}

const signatureOf = (said: string, key: KeyObject) =>
  createHmac('sha256', key).update(said).digest('base64url');
