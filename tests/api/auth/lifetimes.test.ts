import { expect, test } from '@jest/globals';
import { query, registerMember } from '#tests/support/api/api-under-test.ts';
import { resetToken } from '#tests/support/api/password-reset.ts';
import {
  enrolled,
  passwordStep,
  signInWithCode,
  startedBy,
} from '#tests/support/api/second-factor.ts';

const hour = 60;
const day = 24 * hour;

/** Both databases give times as text that is in the same zone for all columns of a row. */
const timeOf = (value: unknown) => new Date(value as string).getTime();

interface LifetimeColumns {
  table: 'mailed_tokens' | 'sign_in_tokens' | 'device_sessions' | 'known_devices';
  from?: 'created_at' | 'last_seen_at';
  until?: 'expires_at' | 'remembered_until';
  purpose?: string;
}

/** Returns the lifetime of a user's newest row, in whole minutes. */
async function minutesOf(userId: number, kept: LifetimeColumns): Promise<number> {
  const { table, purpose, from = 'created_at', until = 'expires_at' } = kept;
  const which = purpose ? `AND purpose = '${purpose}'` : '';
  const [row] = await query(
    `SELECT ${from}, ${until} FROM ${table} WHERE user_id = ? ${which} ORDER BY ${from} DESC LIMIT 1`,
    [userId],
  );
  return Math.round((timeOf(row?.[until]) - timeOf(row?.[from])) / 60_000);
}

test('a link to verify lasts a day, one to reset the password an hour [limits-times-1]', async () => {
  const { id, email } = await registerMember();
  await resetToken(email);

  const table = 'mailed_tokens';
  expect(await minutesOf(id, { table, purpose: 'verify-email' })).toBe(day);
  expect(await minutesOf(id, { table, purpose: 'reset-password' })).toBe(hour);
});

test('an enrollment lasts fifteen minutes, the step after a password five [limits-times-1]', async () => {
  const member = await enrolled();
  await startedBy(member.visitor);
  await passwordStep(member);

  const table = 'sign_in_tokens';
  expect(await minutesOf(member.id, { table, purpose: 'enroll' })).toBe(15);
  expect(await minutesOf(member.id, { table, purpose: 'twofa' })).toBe(5);
});

test('a session ends after thirty days, and so does a remembered device [limits-times-1]', async () => {
  const member = await enrolled();
  await signInWithCode(member, { remember: true });

  const device = {
    table: 'known_devices',
    from: 'last_seen_at',
    until: 'remembered_until',
  } as const;
  expect(await minutesOf(member.id, { table: 'device_sessions' })).toBe(30 * day);
  expect(await minutesOf(member.id, device)).toBe(30 * day);
});
