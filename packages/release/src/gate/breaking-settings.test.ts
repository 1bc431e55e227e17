import type { DeclaredSetting } from '@camp/contracts/site/app-settings';
import { expect, test } from '@jest/globals';
import { type Breaking, type Change, refusalsAfter, rowsOf } from './draft.fixture.ts';

const label = { en: 'Days ahead', fr: 'Jours à venir' };
const days: DeclaredSetting = { kind: 'number', default: 3, minimum: 1, maximum: 7, label };

const declares =
  (setting: DeclaredSetting, app = 'account'): Change =>
  ({ account }) => {
    account.settings = { app, declared: { days: setting } };
  };

const choice = (more: Partial<Extract<DeclaredSetting, { kind: 'choice' }>>): DeclaredSetting => ({
  kind: 'choice',
  default: 'near',
  choices: ['near', 'new'],
  label,
  ...more,
});

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: Breaking = {
  SETTING_WRONG: {
    'declares settings of another app': ['declared for public', declares(days, 'public')],
    'has a default out of its bounds': [
      'days has the default 9',
      declares({ ...days, default: 9 }),
    ],
    'has a default that is no choice': [
      'days has the default far',
      declares(choice({ default: 'far' })),
    ],
    'has a choice twice': [
      'days has a choice twice',
      declares(choice({ choices: ['near', 'near'] })),
    ],
    'has a setting without a name': [
      'days has no name on screen',
      declares({ ...days, label: { en: '', fr: '' } }),
    ],
    'has a setting with a long name': [
      'days has a name of 61 characters',
      declares({ ...days, label: { en: 'd'.repeat(61), fr: 'Jours' } }),
    ],
  },
};

test.each(rowsOf(breaking))(
  'a candidate that %s is refused: %s [app-settings-5]',
  (_claim, code, named, change) => {
    const refusals = refusalsAfter(change);

    expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
  },
);

test('settings that come and go are no reason to refuse', () => {
  expect(refusalsAfter(declares(days))).toEqual([]);
});
