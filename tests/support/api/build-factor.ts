import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { generateSecret } from 'otplib';
import { testSecrets } from '#infra/test-servers/api-process.ts';
import { noteSecret } from '#infra/test-servers/noted-secrets.ts';
import { instant, query } from './api-under-test.ts';

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', testSecrets.SECRETS_KEY, '', `campbc ${purpose}`, 32));

/** Seals a text as the API does under the first key of the setting. */
function sealed(text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor('sealed text'), iv);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), bytes].map((part) => part.toString('base64url'));
  return ['k1', ...parts].join('.');
}

/** Hashes a code as the API did before there were salts: such hashes are still read, and are quick to make. */
const keptCode = (userId: number, code: string) =>
  createHmac('sha256', keyFor('recovery code')).update(`${userId}:${code}`).digest('hex');

/** The first five have two groups, the others three, as codes had for a while. */
const newCode = (_: unknown, index: number) =>
  generateSecret()
    .slice(0, index < 5 ? 10 : 15)
    .match(/.{5}/g)
    ?.join('-') ?? '';

/**
 * Inserts an authenticator and ten recovery codes for a user, and marks their sessions as if they had enrolled
 * in them: for tests that are not about enrolling.
 */
export async function buildFactor(userId: number) {
  const secret = generateSecret();
  const recoveryCodes = Array.from({ length: 10 }, newCode);
  noteSecret('authenticator', secret);
  for (const code of recoveryCodes) noteSecret('recovery code', code);
  const now = instant(new Date().toISOString().replace('T', ' ').replace('Z', ''));
  await query(
    `INSERT INTO authenticators (user_id, sealed_secret, enrolled_at, last_verified_at, last_step)
    VALUES (?, ?, ?, ?, 0)`,
    [userId, sealed(secret), now, now],
  );
  await query(
    `INSERT INTO recovery_codes (hash, user_id, created_at)
    VALUES ${recoveryCodes.map(() => '(?, ?, ?)').join(', ')}`,
    recoveryCodes.flatMap((code) => [keptCode(userId, code), userId, now]),
  );
  await query(
    `UPDATE device_sessions SET proved_by = 'totp', proved_at = ?, second_factor_at = ?
    WHERE user_id = ?`,
    [now, now, userId],
  );
  return { secret, recoveryCodes };
}
