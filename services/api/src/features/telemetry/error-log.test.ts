import { expect, test } from '@jest/globals';
import { newPublisher } from '@camp/release/built-app.fixture';
import { pino } from 'pino';
import type { Builds } from '#features/releases/release-records.ts';
import { ErrorLog } from './error-log.ts';
import { SourceLines } from './source-lines.ts';

const version = '1.0.0-ab12cd34ef';
const builds: Builds = new Map([
  ['remote-account', { version, url: `/r/remote-account/${version}/`, bytes: null }],
]);
const script = 'login.0a1b2c3d4e.js';
const mapKey = `maps/remote-account/${version}/${script}.map`;
/** Its first character comes from line 11, column 5. */
const map = {
  version: 3,
  sources: ['src/LoginPage.tsx', '../packages/ui/src/Button.tsx'],
  names: [],
  mappings: 'AAUI',
};

const at = (path: string) => `    at press (https://site.example/r/${path}:1:1)`;
const known = at(`remote-account/${version}/${script}`);

async function logOf(stacks: string[], mapText: string | null = JSON.stringify(map)) {
  const { store } = newPublisher();
  if (mapText !== null) await store.storage.create(mapKey, Buffer.from(mapText));
  const written: { stack?: string[]; msg: string }[] = [];
  const log = pino({}, { write: (line) => void written.push(JSON.parse(line) as never) });
  const errors = new ErrorLog(new SourceLines(store, log), log);
  const thrown = { remote: 'account', version, phase: 'runtime', reason: 'threw' };
  for (const stack of stacks) await errors.write({ ...thrown, stack }, builds);
  return written;
}

test.each([
  ['Chromium', known, '    at press (remote-account/src/LoginPage.tsx:11:5)'],
  [
    'Chromium, without a name',
    known.replace('press (', '').replace(')', ''),
    '    at remote-account/src/LoginPage.tsx:11:5',
  ],
  [
    'Firefox',
    `press@https://site.example/r/remote-account/${version}/${script}:1:1`,
    'press@remote-account/src/LoginPage.tsx:11:5',
  ],
  [
    'a host of files',
    `press@https://files.example/camp/files/remote-account/${version}/${script}:1:1`,
    'press@remote-account/src/LoginPage.tsx:11:5',
  ],
])('a call in the stack of %s is logged with the line of its source', async (_who, line, ours) => {
  const written = await logOf([`TypeError\n${line}`]);

  expect(written).toMatchObject([
    { msg: 'a remote threw in a browser', remote: 'account', version, stack: ['TypeError', ours] },
  ]);
});

test.each([
  ['there is no map', null],
  ['the map is no JSON', '{'],
  ['the map is something else', '[]'],
])('where %s the stack is logged as it came', async (_what, text) => {
  const written = await logOf([known], text);

  expect(written.at(-1)?.stack).toEqual([known]);
});

test.each([
  ['a build that this visitor was not given', at(`remote-account/9.9.9/${script}`)],
  ['an app that there is not', at(`remote-none/${version}/${script}`)],
  ['a file outside', at(`remote-account/${version}/../../../../etc/passwd.js`)],
  ['a path in code', at(`remote-account/${version}/..%2f..%2fkeys.js`)],
  ['a line beyond all numbers', known.replace(':1:1', ':99999999999:1')],
  ['nothing at all', ''],
  ['an endless word', 'a/'.repeat(1_000)],
])('%s is logged as it came', async (_what, line) => {
  const written = await logOf([line]);

  expect(written.at(-1)?.stack).toEqual([line]);
});

test('what follows a path is not logged', async () => {
  const written = await logOf(['    at https://site.example/reset-password?token=secret:1:1']);

  expect(written[0]?.stack).toEqual(['    at https://site.example/reset-password:1:1']);
});

test('of a long stack the first lines are logged', async () => {
  const written = await logOf([Array.from({ length: 100 }, () => known).join('\n')]);

  expect(written[0]?.stack).toHaveLength(12);
});

test('of many stacks few are explained, and all are logged', async () => {
  const written = await logOf(Array.from({ length: 30 }, () => known));

  const explained = written.filter(({ stack }) => stack?.[0]?.includes('LoginPage.tsx'));
  expect(written).toHaveLength(30);
  /* A minute may end meanwhile. */
  expect([10, 20]).toContain(explained.length);
});
