import { expect, test } from '@jest/globals';
import { actionTone, isFailure } from './action-tone.ts';

test.each([
  ['user.delete', 'danger'],
  ['passkey.removed', 'danger'],
  ['user.banned', 'danger'],
  ['profile.update', 'warning'],
  ['user.edit', 'warning'],
  ['user.role', 'warning'],
  ['user.create', 'success'],
  ['passkey.add', 'success'],
  ['auth.login', 'success'],
  ['auth.sign_in_failed', 'neutral'],
  ['auth.logout', 'neutral'],
  ['', 'neutral'],
])('%j is %s [audit-log-page-4, audit-log-page-5]', (action, tone) => {
  expect(actionTone(action)).toBe(tone);
});

test('an action that fits several takes the gravest colour [audit-log-page-3]', () => {
  expect(actionTone('role.create.delete')).toBe('danger');
  expect(actionTone('login.role')).toBe('warning');
});

test('capitals make no difference [audit-log-page-3]', () => {
  expect(actionTone('USER_DELETE')).toBe('danger');
});

test.each([
  ['auth.sign_in_failed', true],
  ['staff.action_refused', true],
  ['auth.refresh_reused', true],
  ['auth.login', false],
])('whether %s failed: %s [audit-log-page-5]', (action, failed) => {
  expect(isFailure(action)).toBe(failed);
});
