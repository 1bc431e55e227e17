import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { issueTicket } from '#errors/cost-ticket.ts';
import { readKeyRing } from './key-ring.ts';
import { stretch } from './password.ts';
import {
  hashesOfNewCodes,
  hashesOfRecoveryCode,
  newRecoveryCodes,
  writtenRecoveryCode,
} from './recovery-code.ts';

const secret = 'a key of at least thirty-two signs!';
const keys = readKeyRing(secret);

test('ten different codes of two groups of five are made, without signs that look alike [recovery-codes-1]', () => {
  const codes = newRecoveryCodes();

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
  }
});

test.each(['ABCDE-23456', 'ABCDE23456', 'abcde-23456', 'abcde23456'])('%s is read', (typed) =>
  expect(writtenRecoveryCode(typed)).toBe('ABCDE-23456'),
);

test.each(['ABCDE-23456-FGHJK', 'abcde23456fghjk'])(
  '%s, from before, is read [recovery-codes-1]',
  (typed) => expect(writtenRecoveryCode(typed)).toBe('ABCDE-23456-FGHJK'),
);

test.each([
  '',
  'ABCDE',
  'ABCDE-2345',
  'ABCDE-234567',
  'ABCDE-23456-FGHJ',
  'ABCD-E23456',
  'ABCDE-10000',
  'ÀBCDE-23456',
])('%p is no recovery code', (typed) => {
  expect(writtenRecoveryCode(typed)).toBeNull();
});

const salt = '0'.repeat(32);
const code = 'ABCDE-23456';

const ticket = issueTicket('hashing', 'a test');
const owner = { userId: 1, salt, ticket };

test('what is kept differs by code, person, salt and key, and does not show the code [recovery-codes-1]', async () => {
  const two = [code, 'ABCDE-23457'];
  const hashes = await hashesOfNewCodes(two, owner, keys);

  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashesOfNewCodes(two, owner, keys)).toEqual(hashes);
  const others = await Promise.all([
    hashesOfNewCodes([code], { ...owner, userId: 2 }, keys),
    hashesOfNewCodes([code], { ...owner, salt: '1'.repeat(32) }, keys),
    hashesOfNewCodes([code], owner, readKeyRing(`${secret}!`)),
    hashesOfRecoveryCode({ userId: 1, code, salt: null, ticket }, keys),
  ]);
  expect(new Set([...hashes, ...others.flat()]).size).toBe(6);
});

test('a code from before there were salts is found by its keyed hash alone [recovery-codes-3]', async () => {
  const kept = createHmac('sha256', keys.get('recoveryCode')).update('1:ABCDE-23456').digest('hex');

  const owned = { userId: 1, code: 'ABCDE-23456', salt: null, ticket };

  expect(await hashesOfRecoveryCode(owned, keys)).toEqual([kept]);
});

test.each([
  ['with', salt],
  ['without', null],
])(
  'looking for a code among those %s a salt costs one slow hash [recovery-codes-2]',
  async (_kind, kept) => {
    const three = readKeyRing(`k3:${'3'.repeat(32)},k2:${'2'.repeat(32)},k1:${secret}`);
    const owned = { userId: 1, code, salt: kept, ticket };

    const [one = 0, look = 0] = await costsOf([
      () => stretch([code], salt, ticket),
      () => hashesOfRecoveryCode(owned, three),
    ]);

    expect(look).toBeGreaterThan(one * 0.5);
    expect(look).toBeLessThan(one * 1.8);
  },
);

/** Returns the processor time of each work in the cheapest of five rounds, without what else the machine does. */
async function costsOf(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const costs = works.map(() => Infinity);
  for (let round = 0; round < 5; round += 1) {
    for (const [index, work] of works.entries()) {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      costs[index] = Math.min(costs[index] ?? 0, user + system);
    }
  }
  return costs;
}

test('a code from before a new key is found among the hashes', async () => {
  const both = readKeyRing(`k2:${'2'.repeat(32)},k1:${secret}`);
  const [kept] = await hashesOfNewCodes([code], owner, keys);

  expect(await hashesOfRecoveryCode({ ...owner, code }, both)).toContain(kept);
  expect(await hashesOfNewCodes([code], owner, both)).not.toContain(kept);
});
