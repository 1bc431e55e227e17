import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { render, screen } from '@testing-library/react';
import { messages } from '#features/staff-users/messages.ts';
import { userColumns } from './columns.tsx';

const bio = 'Day six of a week of rain.\nStill here.';
const user = {
  username: 'kim',
  email: 'kim@campers.example',
  bio,
  location: 'Nelson',
  avatar_url: 'https://pictures.example/kim.png',
} as StaffUser;

function show(isOfNewcomers: boolean) {
  const nothing = () => undefined;
  const acts = { onUnverify: nothing, onChanged: nothing };
  const sortOf = () => ({ direction: null, onSort: nothing });
  const texts = messages.en;
  const columns = userColumns({ texts, scope: 'moderator', isOfNewcomers, sortOf, ...acts });
  const cells = columns.filter(({ key }) => key === 'username' || key === 'email');
  return render(
    <InRouter session={{ status: 'signed-out' }}>
      {cells.map(({ key, cell }) => (
        <div key={key}>{cell(user)}</div>
      ))}
    </InRouter>,
  ).container;
}

test('among new people each shows their picture and text whole below the name, and the town once [user-management-40]', () => {
  const cells = show(true);

  expect(screen.getByText(/^Day six/).textContent).toBe(bio);
  expect(screen.getAllByText('Nelson')).toHaveLength(1);
  expect(cells.querySelector('img')?.getAttribute('src')).toMatch(/by-username\/kim\/picture/);
});

test('elsewhere the row stays one line', () => {
  show(false);

  expect(screen.queryByText(/^Day six/)).toBeNull();
  expect(screen.getByText('kim@campers.example')).toBeTruthy();
});
