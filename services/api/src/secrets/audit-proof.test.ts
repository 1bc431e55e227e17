import { expect, test } from '@jest/globals';
import { hasProof, newProof, type StoredEntry } from './audit-proof.ts';
import { readKeyRing } from './key-ring.ts';

const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
const keys = readKeyRing(first);

function entryWith(details: unknown): StoredEntry {
  const content = {
    createdAt: new Date('2026-01-01T12:00:00.123Z'),
    action: 'auth.login',
    actorUserId: 1,
    targetUserId: null,
    requestIp: '192.0.2.1',
    userAgent: 'Browser',
    details,
  };
  return { ...content, id: 7, proof: newProof(content, keys), redaction: null };
}

test('details prove the same in whatever order the database returns their keys', () => {
  const entry = entryWith({ b: [2, { z: null, a: 'é' }], a: undefined, c: 1 });

  expect(hasProof({ ...entry, details: { c: 1, b: [2, { a: 'é', z: null }] } }, keys)).toBe(true);
});

test('a proof fits no other content and no other key', () => {
  const entry = entryWith({ list: [1, 2] });
  const later = new Date(entry.createdAt.getTime() + 1);

  expect(hasProof({ ...entry, details: { list: [2, 1] } }, keys)).toBe(false);
  expect(hasProof({ ...entry, createdAt: later }, keys)).toBe(false);
  expect(hasProof({ ...entry, actorUserId: null, targetUserId: 1 }, keys)).toBe(false);
  expect(hasProof(entry, readKeyRing(second))).toBe(false);
});

test('two equal entries have different proofs', () => {
  expect(entryWith({}).proof).not.toBe(entryWith({}).proof);
});

test('a proof counts for as long as the setting has its key, also one that names none', () => {
  const entry = entryWith({});
  const unnamed = { ...entry, proof: entry.proof?.replace('k1.', '') ?? null };
  const both = readKeyRing(`k2:${second},k1:${first}`);
  const later = readKeyRing(`k2:${second}`);
  later.learn('k1', 'audit', keys.get('audit').export());

  expect([entry, unnamed].map((each) => hasProof(each, both))).toEqual([true, true]);
  expect([entry, unnamed].map((each) => hasProof(each, later))).toEqual([false, false]);
});
