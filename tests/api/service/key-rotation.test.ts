import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn } from '#tests/support/api/api-under-test.ts';
import { allSealed, verify, writeEntry } from '#tests/support/api/audit-log.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { buildUser, endWaiver } from '#tests/support/people/build-user.ts';
import { challenge, enrollWith, startedBy, totpCode } from '#tests/support/api/second-factor.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { until } from '#infra/test-servers/programs.ts';

const key = (sign: string) => sign.repeat(40);
const ring = (...ids: string[]) => ({
  SECRETS_KEY: ids.map((id) => `${id}:${key(id.slice(1))}`).join(','),
});

const sealedColumns = ['authenticators.sealed_secret', 'outbox.sealed_body', 'kept_keys.sealed'];

let api: OwnApi;
let admin: Awaited<ReturnType<OwnApi['signedIn']>>;
let factor: { secret: string; recoveryCodes: string[] };

beforeAll(async () => {
  api = await OwnApi.start(undefined, ring('k1'));
  admin = await api.signedIn('admin');
  factor = await enrollWith(admin.visitor, await startedBy(admin.visitor));
  await endWaiver(api.place, admin.id);
  await queueMail();
});

afterAll(() => api.stop());

/** Queues a mail. No worker sends it here, so its text stays sealed. */
async function queueMail(): Promise<void> {
  const { email } = await buildUser(api.place);
  await api.newVisitor().post('/api/auth/forgot-password', { email });
}

/** Counts the texts under each key. */
async function keysInUse(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of sealedColumns.map((name) => name.split('.'))) {
    const rows = await api.query(
      `SELECT ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    for (const { sealed } of rows) {
      const [id = ''] = String(sealed).split('.');
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}

const saidByApi = () => readFile(api.logFile, 'utf8');

/** Waits until an older key may leave the setting. */
function mayLeave(id: string): Promise<void> {
  const line = `"keys":["${id}"],"msg":"older keys may leave SECRETS_KEY"`;
  return until(async () => (await saidByApi()).includes(line), `${id} may leave`);
}

/** Signs in with a password and a code, which is accepted even if it was used before. */
async function signInWith(code: string): Promise<Visitor> {
  await api.query('UPDATE authenticators SET last_step = 0');
  const visitor = api.newVisitor();
  const { body } = await signIn(visitor, admin);
  const answer = await visitor.post(challenge, { twofa_token: body['twofa_token'], code });
  expect(answer).toMatchObject({ status: 200 });
  return visitor;
}

/** Writes entries while the work goes on. @throws when one is not taken. */
async function underLoad(work: () => Promise<void>): Promise<void> {
  const ended = new AbortController();
  const writers = Array.from({ length: 4 }, async () => {
    while (!ended.signal.aborted) {
      await writeEntry(api);
      await wait(20);
    }
  });
  try {
    await work();
  } finally {
    ended.abort();
  }
  await Promise.all(writers);
}

test('a new key takes over everything while people sign in and another process has the old one', async () => {
  const old = await OwnApi.start(api.place, ring('k1', 'k2'));
  await api.stop();
  await api.startAgain(ring('k2', 'k1'));

  await underLoad(async () => {
    for (let times = 0; times < 10; times += 1) await writeEntry(old);
    await old.stop();
    await queueMail();
    await mayLeave('k1');
  });

  expect(Object.keys(await keysInUse())).toEqual(['k2']);
  const visitor = await signInWith(totpCode(factor.secret));
  await allSealed(visitor);
  expect(await verify(visitor)).toMatchObject({ ok: true, broken: null });
});

test('without the old key everything goes on, also codes from its time', async () => {
  await api.stop();
  await api.startAgain(ring('k2'));

  const visitor = await signInWith(totpCode(factor.secret));
  await signInWith(factor.recoveryCodes[0] ?? '');

  await allSealed(visitor);
  expect(await verify(visitor)).toMatchObject({ ok: true, broken: null });
});

test('whoever has the old key writes no end of the chain with it', async () => {
  const visitor = await signInWith(totpCode(factor.secret));
  await allSealed(visitor);
  await api.query('CREATE TABLE kept_chain AS SELECT * FROM audit_chain');
  const [last] = await api.query('SELECT MAX(position) AS position FROM audit_chain');

  await api.query("UPDATE audit_chain SET key_id = 'k1' WHERE position = ?", [
    Number(last?.['position']),
  ]);

  expect(await verify(visitor)).toMatchObject({ ok: false, broken: { kind: 'changed' } });
  await api.query("UPDATE audit_chain SET key_id = 'k2' WHERE position = ?", [
    Number(last?.['position']),
  ]);
  expect(await verify(visitor)).toMatchObject({ ok: true });
});

test('a second new key goes on top, and the first has left long since', async () => {
  await api.stop();
  await api.startAgain(ring('k3', 'k2'));
  await underLoad(() => mayLeave('k2'));
  await api.stop();
  await api.startAgain(ring('k3'));

  expect(Object.keys(await keysInUse())).toEqual(['k3']);
  const visitor = await signInWith(totpCode(factor.secret));
  await signInWith(factor.recoveryCodes[1] ?? '');
  await allSealed(visitor);
  expect(await verify(visitor)).toMatchObject({ ok: true, broken: null });
});

test('a recovery code from before there were salts signs in by its keyed hash, once [recovery-codes-3]', async () => {
  const code = 'ABCDE-23456';
  const derived = hkdfSync('sha256', key('1'), '', 'campbc recovery code', 32);
  const kept = createHmac('sha256', Buffer.from(derived)).update(`${admin.id}:${code}`);
  await api.query('DELETE FROM recovery_codes');
  await api.query(
    'INSERT INTO recovery_codes (hash, user_id, salt, created_at) SELECT ?, id, NULL, created_at FROM users WHERE id = ?',
    [kept.digest('hex'), admin.id],
  );

  await signInWith(code);

  await expect(signInWith(code)).rejects.toThrow('400');
});
