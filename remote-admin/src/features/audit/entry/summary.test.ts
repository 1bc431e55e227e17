import { expect, test } from '@jest/globals';
import { summaryOf } from './summary.ts';

test.each([
  [{}, ''],
  [
    { from: 'member', to: 'mod', changes: { role: { from: 'member', to: 'mod' } } },
    'role: member → mod',
  ],
  [
    { changes: { is_paid: { from: 0, to: 1 }, is_subscriber: { from: 0, to: 1 } }, job: 4 },
    'is_paid: 0 → 1, is_subscriber: 0 → 1, job: 4',
  ],
  [
    {
      app: 'remote-a',
      setting: 'days',
      changes: { value: { from: null, to: 5 } },
      audience: 'share: 9',
    },
    'value: null → 5, app: remote-a, setting: days, audience: share: 9',
  ],
  [{ fields: ['bio', 'location'] }, 'fields: bio location'],
  [{ change: { role: 'mod' }, people: 3 }, 'change: {"role":"mod"}, people: 3'],
  [{ reason: 'wrong credentials' }, 'reason: wrong credentials'],
  [{ changes: 'by hand', value: null }, 'value: null'],
])('%j is summed up as %j [audit-log-page-1]', (details, summary) => {
  expect(summaryOf({ details })).toBe(summary);
});
