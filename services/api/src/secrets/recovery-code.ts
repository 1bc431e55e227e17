import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/**
 * A–Z and 2–9 without I, L and O, which read like 1 and 0 (docs/decisions/0015-recovery-codes.md).
 */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groupLength = 5;
const codesPerPerson = 10;

/** Ten different codes such as `ABCDE-23456`; each has 49 random bits. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < codesPerPerson) codes.add(`${randomGroup()}-${randomGroup()}`);
  return [...codes];
}

function randomGroup(): string {
  return Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
}

/** A typed code as it was shown: in capitals, with its dash. Null when it cannot be one. */
export function writtenRecoveryCode(typed: string): string | null {
  const [, first, second] = /^([A-Z2-9]{5})-?([A-Z2-9]{5})$/.exec(typed.toUpperCase()) ?? [];
  return first && second ? `${first}-${second}` : null;
}

interface OwnedCode {
  userId: number;
  code: string;
}

/** What is kept of a code: HMAC-SHA-256 in hex under a key derived from SECRETS_KEY, so that the table alone tells nothing. */
export function hashOfRecoveryCode({ userId, code }: OwnedCode, secretsKey: string): string {
  const key = Buffer.from(hkdfSync('sha256', secretsKey, '', 'campbc recovery code', 32));
  return createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');
}
