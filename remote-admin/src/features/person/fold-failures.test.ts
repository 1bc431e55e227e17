import type { HistoryEntry } from '@camp/contracts/staff/person';
import { expect, test } from '@jest/globals';
import { foldFailures } from './fold-failures.ts';

let id = 0;
const entry = (more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: (id += 1),
  created_at: '2026-05-03T19:00:00.000Z',
  action: 'auth.sign_in_failed',
  actor_user_id: null,
  actor_username: null,
  details: { reason: 'wrong credentials' },
  ...more,
});

test('failures that follow each other and read the same are one, whatever their try [one-person-30]', () => {
  const challenge = { action: 'security.challenge_failed', actor_user_id: 4 };
  const tried = (tries: number) =>
    entry({ ...challenge, details: { reason: 'wrong code', tries } });

  const folded = foldFailures([entry(), entry(), entry(), tried(2), tried(1), entry()]);

  expect(folded.map(({ length }) => length)).toEqual([3, 2, 1]);
});

test.each<[string, Partial<HistoryEntry>]>([
  ['reason', { details: { reason: 'paused' } }],
  ['person', { actor_user_id: 4 }],
  ['address', { request_ip: '192.0.2.7' }],
])('failures of another %s stay apart [one-person-30]', (_what, more) => {
  expect(foldFailures([entry(), entry(more), entry()])).toHaveLength(3);
});

test('what has worked is never folded [one-person-30]', () => {
  const login = { action: 'auth.login', details: {} };

  expect(foldFailures([entry(login), entry(login)])).toHaveLength(2);
});
