import { expect, test } from '@jest/globals';
import { previewQuery } from './bulk-job.queries.ts';

test('a change to all who match is about everything that narrows the list, and not about its order [calls-staff-1]', () => {
  const match = {
    search: 'river',
    verified: '0',
    joined: 'recently',
    staff: '1',
    suspended: '1',
  } as const;
  const state = { ...match, sort: 'email', dir: 'desc', cursor: 'last' } as const;

  const { queryKey } = previewQuery({ scope: 'admin', state, action: { kind: 'verify', to: 1 } });

  expect(queryKey.at(-1)).toEqual({ filter: match, change: { email_verified: 1 } });
});
