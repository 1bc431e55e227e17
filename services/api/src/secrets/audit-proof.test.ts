import { expect, test } from '@jest/globals';
import { auditKeyFrom, hasProof, linkHash, newProof, type StoredEntry } from './audit-proof.ts';

const key = auditKeyFrom('a-secrets-key-of-a-unit-test-0000001');

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
  return { ...content, id: 7, proof: newProof(content, key) };
}

test('a proof fits whatever order a database keeps the keys of details in', () => {
  const entry = entryWith({ b: [2, { z: null, a: 'é' }], a: undefined, c: 1 });

  const stored = { ...entry, details: { c: 1, b: [2, { a: 'é', z: null }] } };

  expect(hasProof(stored, key)).toBe(true);
  expect(linkHash('', stored, key)).toBe(linkHash('', entry, key));
});

test('a proof fits no other content and no other key', () => {
  const entry = entryWith({ list: [1, 2] });

  expect(hasProof({ ...entry, details: { list: [2, 1] } }, key)).toBe(false);
  expect(hasProof({ ...entry, createdAt: new Date(entry.createdAt.getTime() + 1) }, key)).toBe(
    false,
  );
  expect(hasProof({ ...entry, actorUserId: null, targetUserId: 1 }, key)).toBe(false);
  expect(hasProof(entry, auditKeyFrom('another-secrets-key-of-a-unit-test-1'))).toBe(false);
});

test('two entries alike have different proofs', () => {
  expect(entryWith({}).proof).not.toBe(entryWith({}).proof);
});

test('a link depends on the one before it, and on the id', () => {
  const entry = entryWith({});

  const hashes = [
    linkHash('', entry, key),
    linkHash('0'.repeat(64), entry, key),
    linkHash('', { ...entry, id: 8 }, key),
  ];

  expect(new Set(hashes).size).toBe(3);
});
