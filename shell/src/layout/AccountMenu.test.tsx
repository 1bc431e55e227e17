import { expect, test } from '@jest/globals';
import type { OwnUser } from '@camp/contracts/account/users';
import type { Role } from '@camp/contracts/site/roles';
import { SessionContext } from '@camp/shell-api';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import AccountMenu from './AccountMenu.tsx';

/** The badge next to a person's name. */
function badgeOf(role: Role) {
  const user = { username: 'kim', display_name: null, avatar_url: null, role } as OwnUser;
  const session = { status: 'signed-in', user } as const;
  const value = { session, reload: async () => session, logout: async () => undefined };
  const { unmount } = render(
    <SessionContext value={value}>
      <MemoryRouter>
        <AccountMenu user={user} items={[]} />
      </MemoryRouter>
    </SessionContext>,
  );
  const badge = screen.queryByText(/^(?:Admin|Mod)$/);
  unmount();
  return badge && { text: badge.textContent, look: badge.className };
}

test('the badges of admins, junior admins and moderators differ in colour [people-roles-2]', () => {
  const badges = (['admin', 'admin_jr', 'mod'] as const).map(badgeOf);

  expect(badges.map((badge) => badge?.text)).toEqual(['Admin', 'Admin', 'Mod']);
  expect(new Set(badges.map((badge) => badge?.look)).size).toBe(3);
});

test('members and subscribers have no badge', () => {
  expect([badgeOf('member'), badgeOf('subscriber')]).toEqual([null, null]);
});
