import { expect, test } from '@jest/globals';
import { readKeyRing } from '#secrets/key-ring.ts';
import { grantIn, type DevOverrideGrant, signGrant } from './dev-override-token.ts';

const secret = 'a key of at least thirty-two signs!';
const keys = readKeyRing(secret);
const until = '2026-01-01T08:00:00.000Z';
const grant: DevOverrideGrant = {
  remote: 'account',
  url: 'http://localhost:5173/',
  entry: 'entry.js',
  global: 'remote_account_local',
  manifest: { contract: 1, area: { en: 'account area', fr: 'pages du compte' } },
  userId: 7,
  sessionId: '5c9b9c1e-7d0c-4f6e-9a3b-0c1d2e3f4a5b',
  until,
};
const before = Date.parse(until) - 1;

const tokenOf = (made: DevOverrideGrant) => signGrant(made, keys) ?? '';

test('a token says what was granted until its time has come', () => {
  expect(grantIn(tokenOf(grant), keys, before)).toEqual(grant);
  expect(grantIn(tokenOf(grant), keys, before + 1)).toBeNull();
});

test('a token of another key, a changed one and no token at all grant nothing', () => {
  const [packed = '', signature = ''] = tokenOf(grant).split('.');
  const [foreign = ''] = tokenOf({ ...grant, userId: 8 }).split('.');

  expect(grantIn(tokenOf(grant), readKeyRing(`${secret}!`), before)).toBeNull();
  for (const made of ['', '.', packed, `${packed}.`, `.${signature}`, `${foreign}.${signature}`]) {
    expect(grantIn(made, keys, before)).toBeNull();
  }
});

test('a grant from before a rule that it breaks grants nothing [calls-staff-3]', () => {
  const old = tokenOf({ ...grant, url: 'http://localhost:99999/' });

  expect(grantIn(old, keys, before)).toBeNull();
});

test('what no cookie holds is not signed', () => {
  const noise = Array.from({ length: 3_000 }, (_, index) => String(index * 7_919)).join('');

  expect(signGrant({ ...grant, manifest: { noise } }, keys)).toBeNull();
});
