import { createHmac, type KeyObject, randomBytes, randomInt } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';
import type { HashingTicket } from '#errors/cost-ticket.ts';
import { stretch } from './password.ts';

/**
 * A–Z and 2–9 without I, L and O, which read like 1 and 0 (docs/decisions/second-factor.md#0015).
 */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groupLength = 5;
const groupsPerCode = 2;
export const codesPerPerson = 10;

/**
 * Makes ten different codes such as `ABCDE-23456`, of 49 random bits
 * (docs/decisions/limits.md#0263).
 */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < codesPerPerson) codes.add(randomCode());
  return [...codes];
}

function randomCode(): string {
  return Array.from({ length: groupsPerCode }, randomGroup).join('-');
}

function randomGroup(): string {
  return Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
}

/**
 * Returns a typed code as it was shown: in capitals, with its dash. Codes of three groups were given out for a
 * while, and stay good. Null when it cannot be one.
 */
export function writtenRecoveryCode(typed: string): string | null {
  const [, ...groups] =
    /^([A-Z2-9]{5})-?([A-Z2-9]{5})(?:-?([A-Z2-9]{5}))?$/.exec(typed.toUpperCase()) ?? [];
  return groups.length > 0 ? groups.filter(Boolean).join('-') : null;
}

/** Ten codes have one salt, so that looking for one of them costs one slow hash. */
const saltBytes = 16;

export const newSalt = (): string => randomBytes(saltBytes).toString('hex');

/** Used where there is no salt, so that a search takes the same time in every account. */
const decoySalt = newSalt();

interface Owner {
  userId: number;
  /** In hex. */
  salt: string;
  ticket: HashingTicket;
}

/**
 * Returns what is kept of codes: the slow hash of each under an HMAC-SHA-256 in hex with the current key, so that the
 * table alone reveals nothing, and the table with the key hardly more (docs/decisions/second-factor.md#0132).
 */
export async function hashesOfNewCodes(
  codes: readonly string[],
  { userId, salt, ticket }: Owner,
  keys: KeyRing,
): Promise<string[]> {
  const key = keys.get('recoveryCode');
  return (await stretch(codes, salt, ticket)).map((form) => hashUnder(key, userId, form));
}

interface TriedCode {
  userId: number;
  code: string;
  /** In hex; null for codes from before there were salts, or where there are none. */
  salt: string | null;
  ticket: HashingTicket;
}

/** Returns the hashes that may have been kept of a code: under the current key, or one from before it. */
export async function hashesOfRecoveryCode(
  { userId, code, salt, ticket }: TriedCode,
  keys: KeyRing,
): Promise<string[]> {
  const [slow = ''] = await stretch([code], salt ?? decoySalt, ticket);
  /* Codes from before there were salts are kept as they are, under the HMAC alone. */
  const form = salt === null ? code : slow;
  return keys.all('recoveryCode').map((key) => hashUnder(key, userId, form));
}

function hashUnder(key: KeyObject, userId: number, form: string): string {
  return createHmac('sha256', key).update(`${userId}:${form}`).digest('hex');
}
