import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { built, placeIn, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { expect, test } from '@jest/globals';

/* The command itself, as a process, over a data folder in which four generations are published. */
interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function release(dataDir: string, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, RELEASE_BY: 'ana' };
  return promisify(execFile)(process.execPath, ['infra/release/main.ts', ...args], { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as Ended,
  );
}

async function json(dataDir: string, ...args: string[]) {
  const { code, stdout, stderr } = await release(dataDir, ...args, '--json');
  expect(stderr).toBe('');
  return { code, told: JSON.parse(stdout) as unknown };
}

const account = (version: string) => built({ name: 'remote-account', version });

/** Versions 1.0.0 to 3.0.0 of the account area, then 4.0.0 on canary. */
async function published(): Promise<string> {
  const dataDir = temporaryFolder();
  const place = placeIn(dataDir);
  await publish(place, { folders: [shell(), account('1.0.0')], by: 'ana' });
  for (const version of ['2.0.0', '3.0.0']) {
    await publish(place, { folders: [account(version)], by: 'ana' });
  }
  await publish(place, { folders: [account('4.0.0')], by: 'bo', canary: 10 });
  return dataDir;
}

const liveAccount = { remotes: { account: { version: '3.0.0' } } };

test('releases are listed, compared, rolled back, pruned and verified', async () => {
  const dataDir = await published();

  const list = await release(dataDir, 'list');
  const diff = await release(dataDir, 'diff', '1', '3');
  const back = await release(dataDir, 'rollback', '2');
  const pruned = await release(dataDir, 'prune', '--keep', '1');
  const verified = await release(dataDir, 'verify');

  expect(list.stdout).toMatch(
    /bo {2}Generation 4: shell 1\.0\.0, remote-account 3\.0\.0 \(canary for 10 %: remote-account 4\.0\.0\)/,
  );
  expect(list.stdout.trim().split('\n')).toHaveLength(4);
  expect(diff.stdout).toBe(
    'Generation 1 → 3\nremote-account: 1.0.0 → 3.0.0\n  ~ files: entry.js\n',
  );
  expect(back.stdout).toContain('Generation 5: shell 1.0.0, remote-account 2.0.0');
  expect(pruned.stdout).toContain('generations: 4, 3, 2, 1\n');
  expect(pruned.stdout).toContain(
    'versions: remote-account/1.0.0, remote-account/3.0.0, remote-account/4.0.0',
  );
  expect(verified).toMatchObject({ code: 0 });
});

test('a canary is widened, given to everybody, or ended', async () => {
  const [one, other] = [await published(), await published()];

  const wider = await json(one, 'promote', '--percentage', '50');
  const all = await json(one, 'promote');
  const ended = await json(other, 'rollback', 'canary');
  const none = await json(other, 'rollback', 'canary');

  expect(wider.told).toMatchObject({ canary: { percentage: 50 }, ...liveAccount });
  expect(all.told).toMatchObject({ remotes: { account: { version: '4.0.0' } } });
  expect(ended.told).toMatchObject(liveAccount);
  expect(none).toEqual({ code: 1, told: { error: 'There is no canary.', code: 'NO_CANARY' } });
});

test('every command tells programs the same as JSON', async () => {
  const dataDir = await published();

  const list = await json(dataDir, 'list');
  const diff = await json(dataDir, 'diff');
  const dry = await json(dataDir, 'prune', '--keep', '1', '--dry-run');
  const verified = await json(dataDir, 'verify');

  expect((list.told as { generation: number }[]).map(({ generation }) => generation)).toEqual([
    4, 3, 2, 1,
  ]);
  expect(diff.told).toEqual({ from: 3, to: 4, changes: [] });
  expect(dry.told).toMatchObject({ generations: [3, 2, 1] });
  expect(existsSync(join(dataDir, 'releases/documents/1.json'))).toBe(true);
  expect(verified.told).toMatchObject({ generation: 4 });
});

test('what cannot be read is refused in JSON, too', async () => {
  const refused = await json(temporaryFolder(), 'promote', '--percentage', '100');

  const error = '--percentage must be a whole number, from 1 to 99, not "100".';
  expect(refused).toEqual({ code: 1, told: { error, code: 'USAGE' } });
});

test('a refusal is told to people on the error output; help is no error', async () => {
  const [refused, helped] = await Promise.all([
    release(temporaryFolder(), 'verify'),
    release(temporaryFolder(), '--help'),
  ]);

  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: 'Nothing has been published.\n' });
  expect(helped.code).toBe(0);
  for (const name of [
    'publish',
    'check',
    'promote',
    'rollback',
    'list',
    'diff',
    'prune',
    'verify',
  ]) {
    expect(helped.stdout).toMatch(new RegExp(`^ {2}${name}`, 'm'));
  }
});
