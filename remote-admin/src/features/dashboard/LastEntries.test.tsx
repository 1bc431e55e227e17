import { expect, test } from '@jest/globals';
import { auditEntry as entry } from './audit-entry.fixture.ts';
import { actorOf, worthALook } from './LastEntries.tsx';

test('a release that was published names its maker, who has no account [user-management-1]', () => {
  expect(actorOf(entry({ details: { by: 'dana' } }))).toContain('dana');
});

test('what else has no actor names none [user-management-1]', () => {
  const failed = { action: 'auth.sign_in_failed', details: { by: 'passkey' } };

  expect(actorOf(entry(failed))).toBeNull();
  expect(actorOf(entry({ ...failed, actor_user_id: 3 }))).toBe('#3');
});

test('plain logins leave their room to what else happened [user-management-1]', () => {
  const actions = ['auth.login', 'release.rollback', 'auth.logout', 'auth.sign_in_failed'];

  const shown = worthALook(actions.map((action, id) => entry({ action, id })));

  expect(shown.map(({ action }) => action)).toEqual(['release.rollback', 'auth.sign_in_failed']);
});
