import { expect, test } from '@jest/globals';
import {
  providerLength,
  pseudonymOf,
  type SignedVisit,
  visitIn,
  visitToken,
  voiceOf,
} from './visit-token.ts';

const secret = 's'.repeat(32);
const now = Date.UTC(2026, 10, 22);
const hour = 3_600_000;

const visit: SignedVisit = {
  generation: 12,
  channel: 'remote-account+shell',
  document: 'AAAAAAAAAAAAAAAA',
  visitor: pseudonymOf('visitor', 'v', secret),
  network: voiceOf('203.0.113.7', secret),
};

test('a token says what was signed, for an hour', () => {
  const token = visitToken(visit, secret, now);

  expect(visitIn(token, secret, now)).toEqual(visit);
  expect(visitIn(token, secret, now + hour - 1)).toEqual(visit);
  expect(visitIn(token, secret, now + hour)).toBeNull();
});

test('a token of an edge whose clock is a little ahead counts, one from the future does not', () => {
  expect(visitIn(visitToken(visit, secret, now + 30_000), secret, now)).toEqual(visit);
  expect(visitIn(visitToken(visit, secret, now + hour), secret, now)).toBeNull();
});

test('a token is short enough for every document, and needs no escaping', () => {
  const channel = 'remote-account+remote-admin+remote-public+shell';
  const token = visitToken({ ...visit, generation: 123_456, channel }, secret);

  expect(token.length).toBeLessThanOrEqual(200);
  expect(token).toMatch(/^[\w.+-]+$/);
});

test.each([
  ['another secret', visitToken(visit, 'x'.repeat(32), now)],
  ['another channel', visitToken(visit, secret, now).replace('remote-account', 'remote-admin')],
  ['another generation', visitToken(visit, secret, now).replace('12.', '13.')],
  ['another network', visitToken(visit, secret, now).replace(visit.network, 'A'.repeat(16))],
  ['a proof that is cut off', visitToken(visit, secret, now).slice(0, -1)],
  ['no proof', '12.stable.a.b.t3k2xc'],
  ['nothing', ''],
  ['dots', '.....'],
])('a token with %s is nobody’s', (_what, token) => {
  expect(visitIn(token, secret, now)).toBeNull();
});

test('a pseudonym is the same each time, and another for another kind or secret', () => {
  const pseudonym = pseudonymOf('visitor', 'v', secret);

  expect(pseudonymOf('visitor', 'v', secret)).toBe(pseudonym);
  expect(pseudonymOf('place', 'v', secret)).not.toBe(pseudonym);
  expect(pseudonymOf('visitor', 'v', 'x'.repeat(32))).not.toBe(pseudonym);
});

test.each([
  ['of one /24', ['203.0.113.7', '203.0.113.200'], true, true],
  ['of one /48', ['2600:1f00:aa:1::1', '2600:1f00:aa:ffff::1'], true, true],
  ['of two /24 in one /16', ['203.0.113.7', '203.0.114.7'], false, true],
  ['of two /48 in one /32', ['2600:1f00:aa::1', '2600:1f00:ab::1'], false, true],
  ['of two providers', ['203.0.113.7', '203.1.113.7'], false, false],
] as const)(
  'for two addresses %s voice and provider are the same or not',
  (_where, ips, ...same) => {
    const [one, other] = ips.map((ip) => voiceOf(ip, secret)) as [string, string];

    expect([
      one === other,
      one.slice(0, providerLength) === other.slice(0, providerLength),
    ]).toEqual(same);
    expect([one.length, other.length]).toEqual([16, 16]);
  },
);

test('an address that may stand for many visitors has no voice of its own', () => {
  expect(['127.0.0.1', '10.1.2.3', 'fd00::1', ''].map((ip) => voiceOf(ip, secret))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
