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

/** Bytes of the random part, and of the mark behind it. */
const bytes = 16;
const signs = Math.ceil((bytes * 8) / 6);

/** `<session id>.<secret>`, as a cookie carries it. */
export const asText = ({ id, secret }: RefreshToken): string => `${id}.${secret}`;

export function refreshTokenIn(text: string): RefreshToken {
  const [id = '', secret = ''] = text.split('.');
  return { id, secret };
}

/** 128 random bits, and a mark that only we can make for this session. */
export const newSecret = (id: string, key: Key): string =>
  marked({ id, nonce: randomBytes(bytes).toString('base64url') }, key);

/**
 * The secret that takes the place of this one: always the same, so that it can be given again where the answer that
 * brought it was lost (docs/decisions/sessions.md#0315). Only we can derive it from the one before.
 */
export const nextSecret = ({ id, secret }: RefreshToken, key: Key): string =>
  marked({ id, nonce: signed(`${id}.${secret}`, { purpose: 'next refresh token', key }) }, key);

const marked = (of: { id: string; nonce: string }, key: Key) => of.nonce + markOf(of, key);

/**
 * True if a secret was given out for its session at some time. One that was and is no longer the newest has been
 * copied; one that was made up says nothing, and ends no session.
 */
export function wasGivenOut({ id, secret }: RefreshToken, key: Key): boolean {
  const nonce = secret.slice(0, signs);
  return isSameText(secret.slice(signs), markOf({ id, nonce }, key));
}

const markOf = ({ id, nonce }: { id: string; nonce: string }, key: Key) =>
  signed(`${id}.${nonce}`, { purpose: 'refresh token', key });

function signed(text: string, { purpose, key }: { purpose: string; key: Key }): string {
  const derived = hkdfSync('sha256', key.SESSION_SECRET, '', `campbc ${purpose}`, 32);
  const whole = createHmac('sha256', Buffer.from(derived)).update(text).digest();
  return whole.subarray(0, bytes).toString('base64url');
}
