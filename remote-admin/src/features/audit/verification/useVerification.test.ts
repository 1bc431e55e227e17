import type { AuditVerification } from '@camp/contracts/staff/audit-verification';
import { expect, test } from '@jest/globals';
import { verificationAfter } from './useVerification.ts';

const answer: AuditVerification = {
  ok: true,
  checked: 20_000,
  sealed: 50_000,
  unsealed: 3,
  next: 20_007,
  broken: null,
  head: 'abc',
};

test('a stretch that is in order leads to the next one', () => {
  expect(verificationAfter(answer)).toEqual({
    status: 'running',
    checked: 20_000,
    sealed: 50_000,
    after: 20_007,
  });
});

test('the last stretch proves the whole log', () => {
  const last = { ...answer, checked: 50_000, next: null };

  expect(verificationAfter(last)).toEqual({
    status: 'intact',
    checked: 50_000,
    unsealed: 3,
    head: 'abc',
  });
});

test('a broken entry ends the check, wherever it is', () => {
  const broken = { entry_id: 7, kind: 'changed' } as const;

  expect(verificationAfter({ ...answer, ok: false, broken })).toEqual({ status: 'broken', broken });
});

test('a refusal that names no entry is never taken for an intact log', () => {
  expect(() => verificationAfter({ ...answer, ok: false, next: null })).toThrow(
    'no entry was named',
  );
});
