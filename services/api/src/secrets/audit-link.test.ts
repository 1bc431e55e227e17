import { expect, test } from '@jest/globals';
import { linkHash, redactionOf } from './audit-link.ts';
import type { StoredEntry } from './audit-proof.ts';
import { readKeyRing } from './key-ring.ts';

const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
const keys = readKeyRing(first);
const bothKeys = readKeyRing(`k2:${second},k1:${first}`);

const entry: StoredEntry = {
  id: 7,
  createdAt: new Date('2026-01-01T12:00:00.123Z'),
  action: 'user.delete',
  actorUserId: 1,
  targetUserId: 2,
  requestIp: '192.0.2.1',
  userAgent: 'Browser',
  details: { username: 'heather' },
  proof: 'k1.nonce.signature',
  redaction: null,
};
const left = { ...entry, requestIp: '', userAgent: '', details: {} };

const previousHash = '0'.repeat(64);

const hashOf = (of: StoredEntry, ring = keys, keyId: string | null = 'k1') =>
  linkHash({ previousHash, entry: of, keyId }, ring);

/** Returns the seal of the entry; without a key, as before links named theirs. */
const sealBy = (keyId: string | null) => {
  return { keyId, previousHash, hash: hashOf(entry, keys, keyId) ?? '' };
};

function redacted(of = entry, ring = keys, keyId: string | null = 'k1'): StoredEntry {
  return { ...left, redaction: redactionOf({ entry: of, seal: sealBy(keyId), left }, ring) };
}

test('a link differs by what came before, by entry, by key and by its form', () => {
  const hashes = [
    hashOf(entry),
    hashOf({ ...entry, id: 8 }),
    hashOf({ ...entry, details: { username: 'holly' } }),
    hashOf(entry, keys, null),
    hashOf(entry, bothKeys, 'k2'),
    linkHash({ previousHash: '', entry, keyId: 'k1' }, keys),
  ];

  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(entry, readKeyRing(`k2:${second}`))).toBeNull();
});

test('a redacted entry gives the hash of the whole one', () => {
  expect(redacted().redaction).not.toContain('heather');
  expect(hashOf(redacted())).toBe(hashOf(entry));
});

test('changed after it was redacted, or redacted by somebody else, it gives none', () => {
  const stranger = readKeyRing(second);

  expect(hashOf({ ...redacted(), action: 'user.update' })).toBeNull();
  expect(hashOf({ ...redacted(), id: 8 })).toBeNull();
  expect(hashOf(redacted(entry, stranger))).toBeNull();
});

test('an entry that was changed before cannot be redacted into a sound one', () => {
  const changed = { ...entry, actorUserId: 9 };

  expect(hashOf(redacted(changed))).not.toBe(hashOf(entry));
  expect(
    redactionOf({ entry: { ...redacted(), action: 'x' }, seal: sealBy('k1'), left }, keys),
  ).toBeNull();
});

test('a redaction is renewed under the current key, so that the older one may go', () => {
  const before = redacted();
  const renewed = {
    ...before,
    redaction: redactionOf({ entry: before, seal: sealBy('k1'), left }, bothKeys),
  };
  const later = readKeyRing(`k2:${second}`);
  later.learn('k1', 'audit', keys.get('audit').export());

  expect(renewed.redaction).toMatch(/^k2\./);
  expect(hashOf(renewed, later)).toBe(hashOf(entry));
  expect(hashOf(before, later)).toBeNull();
});

test('an entry from before links named their key is redacted, and its link stays as it was', () => {
  const legacy = redacted(entry, keys, null);
  const renewed = {
    ...legacy,
    redaction: redactionOf({ entry: legacy, seal: sealBy(null), left }, bothKeys),
  };

  expect(legacy.redaction).toMatch(/^k1\./);
  expect(renewed.redaction).toMatch(/^k2\./);
  for (const each of [legacy, renewed]) {
    expect(hashOf(each, bothKeys, null)).toBe(hashOf(entry, keys, null));
  }
});

test('changed before or after, moved, or under a key, such an entry gives no hash', () => {
  const legacy = redacted(entry, keys, null);
  const seal = sealBy(null);

  expect(redactionOf({ entry: { ...entry, actorUserId: 9 }, seal, left }, keys)).toBeNull();
  expect(hashOf({ ...legacy, action: 'user.update' }, keys, null)).toBeNull();
  expect(hashOf({ ...legacy, id: 8 }, keys, null)).toBeNull();
  expect(linkHash({ previousHash: '', entry: legacy, keyId: null }, keys)).toBeNull();
  expect(hashOf(legacy, keys, 'k1')).toBeNull();
  expect(hashOf(redacted(), keys, null)).toBeNull();
});
