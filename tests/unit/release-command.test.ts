import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { commands } from '#infra/release/commands.ts';
import { json, published, release } from '#tests/support/builds/release-command.ts';

const liveAccount = { remotes: { account: { version: '3.0.0' } } };

test('releases are listed, compared, rolled back, pruned and verified', async () => {
  const dataDir = await published();

  const list = await release(dataDir, 'list');
  const diff = await release(dataDir, 'diff', '1', '3');
  const back = await release(dataDir, 'rollback', '2');
  const pruned = await release(dataDir, 'prune', '--keep', '1', '--hours', '0');
  const verified = await release(dataDir, 'verify');

  const lines = list.stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/ {2}20\S+ {2}/, ' '))).toEqual([
    '* 4 bo  live: canary for 10 %: remote-account 4.0.0 began (not started in a browser)',
    '  3 ana  remote-account 2.0.0 → 3.0.0 (not started in a browser)',
    '  2 ana  remote-account 1.0.0 → 2.0.0 (not started in a browser)',
    '  1 ana  shell new → 1.0.0, remote-account new → 1.0.0 (not started in a browser)',
  ]);
  expect(diff.stdout).toBe(
    'Generation 1 → 3\nremote-account: 1.0.0 → 3.0.0\n  ~ files: entry.js\n',
  );
  expect(back.stdout).toBe(
    'Generation 5: shell 1.0.0, remote-account 2.0.0, as in generation 2.\nChanged: remote-account 3.0.0 → 2.0.0, canary of remote-account ended.\n',
  );
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

  expect(wider.told).toMatchObject({ canaries: [{ percentage: 50 }], ...liveAccount });
  expect(all.told).toMatchObject({ remotes: { account: { version: '4.0.0' } } });
  expect(ended.told).toMatchObject(liveAccount);
  expect(none).toEqual({ code: 1, told: { error: 'There is no canary.', code: 'NO_CANARY' } });
});

test('every command tells programs the same as JSON', async () => {
  const dataDir = await published();

  const list = await json(dataDir, 'list');
  const diff = await json(dataDir, 'diff');
  const dry = await json(dataDir, 'prune', '--keep', '1', '--hours', '0', '--dry-run');
  const verified = await json(dataDir, 'verify');

  expect((list.told as { generation: number }[]).map(({ generation }) => generation)).toEqual([
    4, 3, 2, 1,
  ]);
  expect(diff.told).toEqual({ from: 3, to: 4, changes: [] });
  expect(dry.told).toMatchObject({ generations: [3, 2, 1] });
  expect(existsSync(join(dataDir, 'releases/documents/1.json'))).toBe(true);
  expect(verified.told).toMatchObject({ generation: 4 });
});

test.each(['list', 'diff', 'prune', 'verify'])(
  '%s says that an empty folder has no releases, and makes no signing keys in it',
  async (command) => {
    const dataDir = temporaryFolder();

    const { stdout, stderr } = await release(dataDir, command);

    expect(stdout + stderr).toBe('Nothing has been published.\n');
    expect(existsSync(join(dataDir, 'keys'))).toBe(false);
  },
);

test('what cannot be read is refused in JSON, too', async () => {
  const refused = await json(temporaryFolder(), 'promote', '--percentage', '100');

  const error = '--percentage must be a whole number, from 1 to 99, not "100".';
  expect(refused).toEqual({ code: 1, told: { error, code: 'USAGE' } });
});

/** Runs the command as a process of its own. */
async function releaseByProcess(...args: string[]): Promise<unknown> {
  const env = { PATH: process.env['PATH'], DATA_DIR: temporaryFolder() };
  const script = ['infra/release/main.ts', ...args];
  return promisify(execFile)(process.execPath, script, { env }).catch((error: unknown) => error);
}

test('a refusal is told to people on the error output, with exit code 1', async () => {
  const refused = await releaseByProcess('verify');

  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: 'Nothing has been published.\n' });
});

test('help is no error, and names every command', async () => {
  const { code, stdout } = await release(temporaryFolder(), '--help');

  expect(code).toBe(0);
  const named = [...stdout.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(commands)));
});

test.each(['publish', 'check'])(
  '%s asks for a browser, or for the word that nobody needs to look, before it builds anything',
  async (command) => {
    const { code, told } = await json(temporaryFolder(), command, 'shell');

    expect(code).toBe(1);
    expect(told).toMatchObject({
      code: 'NO_BROWSER',
      error: expect.stringMatching(/\/nowhere.*--without-browser/),
    });
  },
);
