import { expect, test } from '@jest/globals';
import { mayOpen } from './access.ts';
import { roles } from './roles.ts';

test.each([
  ['anyone', [null, ...roles]],
  ['signed-in', [...roles]],
  ['moderator', ['mod', 'admin_jr', 'admin']],
  ['admin', ['admin_jr', 'admin']],
] as const)('a page for %s opens for exactly these: %p', (access, allowed) => {
  const opens = [null, ...roles].filter((role) => mayOpen(access, role));

  expect(opens).toEqual(allowed);
});
