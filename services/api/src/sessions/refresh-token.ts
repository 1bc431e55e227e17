import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '#env.ts';
import { isSameText } from '#tokens/same-text.ts';

type Key = Pick<Env, 'SESSION_SECRET'>;

interface RefreshToken {
  /** Id of the session, which finds the row. */
  id: string;
  /** Proves the right to it. */
  secret: string;
}

/** Of the random part, and of the mark behind it. */
const bytes = 16;
const signs = Math.ceil((bytes * 8) / 6);

/** `<session id>.<secret>`, as a cookie carries it. */
export const asText = ({ id, secret }: RefreshToken): string => `${id}.${secret}`;

export function refreshTokenIn(text: string): RefreshToken {
  const [id = '', secret = ''] = text.split('.');
  return { id, secret };
}

/** 128 random bits, and a mark that only we can make for this session. */
export function newSecret(id: string, key: Key): string {
  const nonce = randomBytes(bytes).toString('base64url');
  return nonce + markOf({ id, nonce }, key);
}

/**
 * Whether a secret was given out for its session at some time. One that was and is no longer the newest has been
 * copied; one that was made up says nothing, and ends nobody's session.
 */
export function wasGivenOut({ id, secret }: RefreshToken, key: Key): boolean {
  const nonce = secret.slice(0, signs);
  return isSameText(secret.slice(signs), markOf({ id, nonce }, key));
}

function markOf({ id, nonce }: { id: string; nonce: string }, { SESSION_SECRET }: Key): string {
  const key = Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'campbc refresh token', 32));
  const mark = createHmac('sha256', key).update(`${id}.${nonce}`).digest();
  return mark.subarray(0, bytes).toString('base64url');
}
