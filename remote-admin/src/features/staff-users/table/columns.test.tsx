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

function showEmail(isOfNewcomers: boolean) {
  const nothing = () => undefined;
  const acts = { onUnverify: nothing, onChanged: nothing };
  const sortOf = () => ({ direction: null, onSort: nothing });
  const texts = messages.en;
  const columns = userColumns({ texts, scope: 'moderator', isOfNewcomers, sortOf, ...acts });
  return render(<>{columns.find(({ key }) => key === 'email')?.cell(user)}</>).container;
}

test('among new people each shows their picture, text and location whole [user-management-40]', () => {
  const cell = showEmail(true);

  expect(screen.getByText(/^Day six/).textContent).toBe(bio);
  expect(screen.getByText('Nelson')).toBeTruthy();
  expect(cell.querySelector('img')?.getAttribute('src')).toMatch(/by-username\/kim\/picture/);
});

test('elsewhere the row stays one line', () => {
  expect(showEmail(false).textContent).toBe('kim@campers.example');
});
