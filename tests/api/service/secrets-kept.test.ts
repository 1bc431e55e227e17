import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  mailedToken,
  query,
  registerMember,
  signedIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { newPassword, resetPassword, resetToken } from '#tests/support/api/password-reset.ts';
import {
  challenge,
  enrollWith,
  freshCode,
  passwordStep,
  signInWithCode,
  startedBy,
} from '#tests/support/api/second-factor.ts';

/** Returns everything that is kept: the API's own log, and the rows of these tables. */
async function whatIsKept(): Promise<string> {
  const log = await readFile(join(underTest.dataDir, 'logs/api.log'), 'utf8');
  const tables = ['audit_log', 'outbox', 'mailed_tokens', 'sign_in_tokens', 'known_devices'];
  const more = ['users', 'device_sessions', 'authenticators', 'recovery_codes'];
  const rows = await Promise.all(
    [...tables, ...more].map((table) => query(`SELECT * FROM ${table}`)),
  );
  return log + JSON.stringify(rows);
}

test('no password, token, secret or code is logged or kept as it is [limits-times-1, limits-times-2, audit-log-page-10]', async () => {
  const newcomer = await registerMember();
  const verification = await mailedToken(newcomer.email);
  await newcomer.visitor.get(`/api/auth/verify-email?token=${verification}`);
  const reset = await resetToken(newcomer.email);
  await resetPassword(reset);
  const owner = await signedIn();
  const factor = await enrollWith(owner.visitor, await startedBy(owner.visitor));
  const member = { ...owner, ...factor };
  const { visitor, token } = await passwordStep(member);
  const code = await freshCode(member);
  await visitor.post(challenge, { twofa_token: token, code });
  const other = await signInWithCode(member);

  const kept = await whatIsKept();

  const secrets = {
    verification,
    reset,
    token,
    password: member.password,
    newPassword,
    secret: member.secret,
    recoveryCode: member.recoveryCodes[0] ?? '',
    bareRecoveryCode: member.recoveryCodes[1]?.replace('-', '') ?? '',
    refresh: other.cookies.get('campbc_refresh')?.split('.')[1] ?? '',
    device: other.cookies.get('campbc_device') ?? '',
  };
  expect(Object.values(secrets).every((secret) => secret.length >= 8)).toBe(true);
  expect(kept).toContain(member.email);
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, kept.includes(secret)]).toEqual([name, false]);
  }
});
