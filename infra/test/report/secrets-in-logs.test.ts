import { symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { logsSince, secretsIn } from './secrets-in-logs.ts';

/* Writes a log where the run itself looks for none, since it holds what that would report. */
const logWith = (text: string) => join(temporaryFolder({ 'read/api.log': text }), 'read/api.log');

const token = 'mB0pQ-x_7TzW9aLr2Vf4';

test.each([
  ['a token in an address', token, `{"path":"/verify-email?token=${token}"}`],
  ['a cookie', `s%3A${token}.c2ln%2BbmF0dXJl`, `cookie: campbc_session=s%3A${token}.x`],
  ['a cookie that was decoded', `s%3A${token}.c2ln`, `"sid":"s:${token}"`],
  ['a password', 'Sturdy7-tent-pole', "values ('kim', 'Sturdy7-tent-pole')"],
  ['the seed in an address', 'otpauth://totp/x?secret=KRUGKIDROVUWG2ZA', 'seed KRUGKIDROVUWG2ZA.'],
])('%s is found, and told by its kind alone', (_what, secret, line) => {
  const log = logWith(`{"level":30}\n${line}\n`);

  const found = secretsIn([log], [{ kind: 'cookie x', secret }]);

  expect(found).toEqual([`${log} holds a secret: cookie x`]);
  expect(found.join()).not.toContain(secret);
});

test.each([
  ['a short code', '123456', 'request 123456 took 12 ms'],
  ['a word', 'undefined-token', 'refused: undefined-token'],
  ['a part of a longer text', 'abcdef012345', '"version":"abcdef0123456789"'],
])('%s is none', (_what, secret, line) => {
  expect(secretsIn([logWith(line)], [{ kind: 'field token', secret }])).toEqual([]);
});

test('a text of megabytes without an end is looked through as well', () => {
  const log = logWith(`${'p'.repeat(10_000_000)} ${token}`);

  expect(secretsIn([log], [{ kind: 'field token', secret: token }])).toHaveLength(1);
});

test('logs of earlier runs are left alone, those of sites and of servers are found', () => {
  const logs = ['campbc-old', 'campbc-site/logs', 'campbc-nginx', 'other/logs'];
  const folder = temporaryFolder(Object.fromEntries(logs.map((path) => [`${path}/a.log`, ''])));
  utimesSync(join(folder, 'campbc-old'), 1, 1);

  const found = logsSince(1_000_000, folder);

  expect(found.toSorted()).toEqual([
    join(folder, 'campbc-nginx/a.log'),
    join(folder, 'campbc-site/logs/a.log'),
  ]);
});

test('what leads to a device is no log', () => {
  const folder = temporaryFolder({ 'campbc-site/edge.log': 'a line' });
  symlinkSync('/dev/full', join(folder, 'campbc-site/api.log'));

  expect(logsSince(0, folder)).toEqual([join(folder, 'campbc-site/edge.log')]);
});
