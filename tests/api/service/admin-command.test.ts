import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compileCache, testSecrets } from '#infra/test-servers/api-process.ts';
import { instant, signIn } from '#tests/support/api/api-under-test.ts';
import { allSealed, verify } from '#tests/support/api/audit-log.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const run = promisify(execFile);

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

/** Runs the command on the site's database; returns its output and whether it succeeded. */
const admin = (...args: string[]) => adminIn(api.place.dataDir, ...args);

async function adminIn(dataDir: string, ...args: string[]) {
  const { databaseUrl = '' } = api.place;
  const env = {
    ...process.env,
    ...testSecrets,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    NODE_COMPILE_CACHE: compileCache,
  };
  const command = ['infra/site/run-with-settings.ts', 'services/api/src/admin.ts', ...args];
  try {
    const { stdout } = await run(process.execPath, command, { env });
    return { isOk: true, said: stdout.trim() };
  } catch (error) {
    return { isOk: false, said: (error as { stderr: string }).stderr.trim() };
  }
}

test('makes the first admin, who signs in anew and enrolls, on record', async () => {
  const user = await buildUser(api.place);
  const visitor = api.newVisitor();
  await signIn(visitor, user);

  const made = await admin('make', user.username.toUpperCase());

  expect(made).toEqual({
    isOk: true,
    said: `${user.username} is admin now, and was member. The next sign-in asks for a second factor.`,
  });
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(visitor, user)).body).toMatchObject({ mfa_enrollment_required: true });
  const [entry] = await api.query("SELECT * FROM audit_log WHERE action = 'user.role'");
  expect(entry).toMatchObject({ actor_user_id: null, target_user_id: user.id });
  expect(JSON.stringify(entry)).toContain('operator');
  expect(await admin('make', user.username)).toEqual({
    isOk: true,
    said: `${user.username} is admin already.`,
  });
  expect((await admin('list')).said).toMatch(
    new RegExp(`${user.username} +admin +no second factor +signed in 20`),
  );
});

test('what it writes is sealed like everything else', async () => {
  const { visitor } = await api.signedIn('admin');

  await allSealed(visitor);

  expect(await verify(visitor)).toMatchObject({ ok: true });
});

test('where no site is, nothing is made, and a sentence says so', async () => {
  const folder = join(api.place.dataDir, 'mistyped');

  expect(await adminIn(folder, 'list')).toEqual({
    isOk: false,
    said: `There is no site in ${folder}. Start it once, or say with DATA_DIR where it is.`,
  });
  expect(existsSync(folder)).toBe(false);
});

test('what cannot be done is refused with a sentence', async () => {
  const unverified = await buildUser(api.place, { isVerified: false });

  const [nobody, unconfirmed, noRole, ...misspelt] = await Promise.all(
    [
      ['make', 'nobody.here'],
      ['make', unverified.username],
      ['make', unverified.username, 'owner'],
      ['make'],
      ['delete', 'holly'],
    ].map((args) => admin(...args)),
  );

  expect(nobody).toEqual({
    isOk: false,
    said: 'No account is called nobody.here. Register it on the site first.',
  });
  expect(unconfirmed?.said).toBe(
    `${unverified.username} has not confirmed the e-mail address yet.`,
  );
  expect(noRole?.said).toBe('owner is none of mod, admin_jr, admin.');
  for (const refusal of misspelt) {
    expect(refusal).toMatchObject({
      isOk: false,
      said: expect.stringMatching(/^npm run admin/),
    });
  }
});

test('tells what each key still opens', async () => {
  expect((await admin('keys')).said).toMatch(/^k1 {2}\d+ texts, the current key$/);
});

test('forgets the generations after a restored one, on record', async () => {
  const hash = '0'.repeat(64);
  for (const generation of [1, 2, 3]) {
    const row = [generation, hash, instant('2026-01-01 00:00:00.000')];
    await api.query(
      'INSERT INTO recorded_generations (generation, hash, recorded_at) VALUES (?, ?, ?)',
      row,
    );
  }

  expect((await admin('restored', 'two')).said).toBe('two is no number of a generation.');
  expect(await admin('restored', '2')).toEqual({
    isOk: true,
    said: 'Forgotten: 1, all after generation 2. Restart the API, and publish anew.',
  });

  const rows = await api.query('SELECT generation FROM recorded_generations ORDER BY generation');
  expect(rows.map(({ generation }) => generation)).toEqual([1, 2]);
  expect(
    await api.query("SELECT id FROM audit_log WHERE action = 'release.restored'"),
  ).toHaveLength(1);
});
