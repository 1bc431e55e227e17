import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { newMember, signIn } from '#tests/support/api/api-under-test.ts';
import { allSealed, verify } from '#tests/support/api/audit-log.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { challenge, enrollWith, totpCode } from '#tests/support/api/second-factor.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'campbc-backups-'));
const file = join(folder, 'site.backup');
const secretsFile = join(folder, 'secrets.backup');
const keyFile = join(folder, 'key');
const privateKey = await generateIdentity();
const publicKey = await identityToRecipient(privateKey);
/* In the format of age-keygen. */
writeFileSync(keyFile, `# public key: ${publicKey}\n${privateKey}\n`);

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

const settingsOf = ({ dataDir }: DatabasePlace) => `${dataDir}-settings`;

const programs = { backup: 'infra/backup/main.ts', restore: 'infra/backup/restore.ts' } as const;

/** Runs a command on a site; returns its output and whether it succeeded. */
async function command(
  name: keyof typeof programs,
  place: DatabasePlace,
  key = keyFile,
  options: string[] = [],
) {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: place.dataDir,
    /* As in a cluster, whose first node is away. */
    DATABASE_URL: place.databaseUrl ? `mysql://root@127.0.0.1:1/away,${place.databaseUrl}` : '',
    SETTINGS_DIR: settingsOf(place),
    ...(name === 'backup' ? { BACKUP_PUBLIC_KEY: publicKey } : { BACKUP_KEY_FILE: key }),
  };
  const target = options.includes('--secrets') ? secretsFile : file;
  try {
    const args = [programs[name], ...options, target];
    const { stdout } = await run(process.execPath, args, { env });
    return { isOk: true, said: stdout.trim() };
  } catch (error) {
    return { isOk: false, said: (error as { stderr: string }).stderr.trim() };
  }
}

const countOf = async (site: OwnApi, table: string) =>
  Number((await site.query(`SELECT COUNT(*) AS count FROM ${table}`))[0]?.['count']);

/** Lists the data folder and databases in it that other users of this machine may read. */
const openToOthers = (dataDir: string) =>
  [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].filter(
    (path) => (path === dataDir || path.includes('sqlite')) && (statSync(path).mode & 0o077) !== 0,
  );

/** Registers one member after another until stopped. */
async function register(until: AbortSignal): Promise<void> {
  while (!until.aborted) await api.newVisitor().post('/api/auth/register', newMember());
}

/** Makes an admin with an authenticator. */
async function enrolledAdmin() {
  const admin = await buildUser(api.place, { role: 'admin', isWaived: false });
  const visitor = api.newVisitor();
  const { body } = await signIn(visitor, admin);
  return { ...admin, ...(await enrollWith(visitor, String(body['enroll_token']))) };
}

test('a site that is backed up under load is the same on an empty machine, and its admins sign in', async () => {
  const admin = await enrolledAdmin();
  mkdirSync(join(api.place.dataDir, 'keys'), { recursive: true });
  writeFileSync(join(api.place.dataDir, 'keys/some.pem'), 'a key');
  mkdirSync(settingsOf(api.place));
  writeFileSync(join(settingsOf(api.place), 'api.env'), 'SECRETS_KEY=x');
  await command('backup', api.place, keyFile, ['--secrets']);
  const stop = new AbortController();
  const load = [register(stop.signal), register(stop.signal)];
  const before = await countOf(api, 'users');

  const saved = await command('backup', api.place);
  const made = statSync(join(api.place.dataDir, 'last-backup')).mtimeMs;
  stop.abort();
  await Promise.all(load);
  const after = await countOf(api, 'users');
  const place = await newDatabase();
  const restored = await command('restore', place);

  expect([saved, restored]).toMatchObject([{ isOk: true }, { isOk: true }]);
  expect(readFileSync(file).includes('INSERT INTO')).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(join(place.dataDir, 'keys'))).toBe(false);
  expect(existsSync(settingsOf(place))).toBe(false);
  expect(restored.said).toMatch(/^Missing: .*api\.env.*keys\/some\.pem.*--secrets/);
  expect(existsSync(join(place.dataDir, 'logs'))).toBe(false);
  expect(existsSync(join(place.dataDir, 'last-backup'))).toBe(false);
  expect(made).toBeGreaterThanOrEqual(statSync(file).mtimeMs);
  expect(openToOthers(place.dataDir)).toEqual([]);
  const site = await OwnApi.start(place);
  const users = await countOf(site, 'users');
  expect(users).toBeGreaterThanOrEqual(before);
  expect(users).toBeLessThanOrEqual(after);
  const visitor = site.newVisitor();
  const { body } = await signIn(visitor, admin);
  await site.query('UPDATE authenticators SET last_step = 0');
  const code = totpCode(admin.secret);
  const { status } = await visitor.post(challenge, { twofa_token: body['twofa_token'], code });
  expect(status).toBe(200);
  await allSealed(visitor);
  expect(await verify(visitor)).toMatchObject({ ok: true, broken: null });
  expect(await countOf(site, 'audit_log')).toBeGreaterThanOrEqual(users - 1);
  await site.stop();
});

/* Back-up of a folder with the same setting, under the secret of-a-test-run-only-0123456789-abcdef. */
const olderBackup =
  'Y2FtcGJjIGJhY2t1cCAxChyK+5Dplk4mqoeNEBRg4O38OcGTAOlV8H0yIJqEQx2afRmTY1ADFbqDl93pj2Lpo/o6aEOw7tAWNy/FBXEaU4u9xM8u9OYM6baFEFumorkivVo08G+PVZax3YQ3ThEOwD9WKOEDZpoW1oQeVcbJ0iosDoGRYCG1ENHyu4DXlCp/H+flOwqcqx6lvNW2mPKSaKh05MtELccOJ4CREWl3AmL9OC/SvHC2CwXQYLrn8bn5U9w8y5xKrF5tB4x+EYanS4ZpMAdJJqEcYjcLtcNeUoa/UVgN3HktflGYQM8l0s8k';

test('on a new machine settings and keys come out first, with nothing but a file and its key, of an older back-up, too', async () => {
  const nowhere = {
    dataDir: join(folder, 'new-machine'),
    databaseUrl: 'mysql://nobody@127.0.0.1:1/none',
  };
  const setting = join(settingsOf(nowhere), 'api.env');

  const { isOk } = await command('restore', nowhere, keyFile, ['--secrets']);
  const restored = readFileSync(setting, 'utf8');
  rmSync(setting);
  writeFileSync(secretsFile, Buffer.from(olderBackup, 'base64'));
  const key = join(folder, 'older-key');
  writeFileSync(key, 'of-a-test-run-only-0123456789-abcdef\n');
  const older = await command('restore', nowhere, key, ['--secrets']);

  expect([isOk, older.isOk]).toEqual([true, true]);
  expect([restored.trim(), readFileSync(setting, 'utf8').trim()]).toEqual([
    'SECRETS_KEY=x',
    'SECRETS_KEY=x',
  ]);
  expect(readFileSync(join(nowhere.dataDir, 'keys/some.pem'), 'utf8')).toBe('a key');
});

test('what is not empty, another key, and a file that was cut off are refused before anything is touched', async () => {
  await command('backup', api.place);
  const other = join(folder, 'other-key');
  writeFileSync(other, `${await generateIdentity()}\n`);
  const users = await countOf(api, 'users');
  const place = await newDatabase();

  const filled = await newDatabase();
  mkdirSync(filled.dataDir, { recursive: true });
  writeFileSync(join(filled.dataDir, 'notes'), '');

  const onto = await command('restore', api.place);
  const beside = await command('restore', filled);
  const wrongKey = await command('restore', place, other);
  truncateSync(file, statSync(file).size - 100);
  const cutOff = await command('restore', place);

  expect(onto.said).toBe('The database is not empty. Nothing was touched.');
  expect(beside.said).toBe(`${filled.dataDir} is not empty. Nothing was touched.`);
  expect(wrongKey.said).toBe(`${file} was made with another key.`);
  expect(cutOff.said).toBe(
    `${file} was cut off or changed. Nothing was touched; take another back-up.`,
  );
  expect(await countOf(api, 'users')).toBe(users);
  expect(existsSync(join(place.dataDir, 'keys'))).toBe(false);
});
