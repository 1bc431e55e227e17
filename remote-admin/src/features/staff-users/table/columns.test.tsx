import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { fireEvent, render, screen } from '@testing-library/react';
import { messages } from '#features/staff-users/messages.ts';
import { userColumns } from './columns.tsx';

const bio = 'Day six of a week of rain.\nStill here.';
const user = {
  id: 7,
  username: 'kim',
  email: 'kim@campers.example',
  display_name: null,
  bio,
  location: 'Nelson',
  avatar_url: 'https://pictures.example/kim.png',
  suspension: null,
  can: { clearProfile: true, suspend: true },
} as StaffUser;

/** Says at once that two lines of the height 40 hold a text of the height 60. */
class CuttingObserver implements ResizeObserver {
  readonly #onResize: ResizeObserverCallback;

  constructor(onResize: ResizeObserverCallback) {
    this.#onResize = onResize;
  }

  observe(element: Element): void {
    Object.defineProperties(element, {
      scrollHeight: { value: 60, configurable: true },
      clientHeight: { value: 40, configurable: true },
    });
    this.#onResize([], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.ResizeObserver = CuttingObserver;

function show(isOfNewcomers: boolean, row = user) {
  const nothing = () => undefined;
  const acts = { onUnverify: nothing, onChanged: nothing };
  const sortOf = () => ({ direction: null, onSort: nothing });
  const texts = messages.en;
  const columns = userColumns({ texts, scope: 'moderator', isOfNewcomers, sortOf, ...acts });
  const cells = columns.filter(({ key }) => !['role', 'created_at', 'last_login'].includes(key));
  return render(
    <InRouter session={{ status: 'signed-out' }}>
      {cells.map(({ key, cell }) => (
        <div key={key}>{cell(row)}</div>
      ))}
    </InRouter>,
  );
}

test('among new people each shows their picture and text, and the town once [user-management-40]', async () => {
  const { container } = show(true);

  expect((await screen.findByText(/^Day six/)).textContent).toBe(bio);
  expect(screen.getAllByText('Nelson')).toHaveLength(1);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/by-username\/kim\/picture/);
});

test('a text that is cut after two lines is shown whole by more, and cut again by less [user-management-40]', async () => {
  show(true);
  const isWhole = () => screen.getByText(/^Day six/).dataset['open'];

  fireEvent.click(await screen.findByRole('button', { name: 'more of what kim wrote' }));
  expect(isWhole()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'less of what kim wrote' }));
  expect(isWhole()).toBe('false');
});

test('Clear… and Suspend of a newcomer open the person with the question, as far as they are allowed [user-management-40]', async () => {
  const addressOf = (name: string) =>
    screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

  const { unmount } = show(true);
  await screen.findByText(/^Day six/);
  expect(addressOf('Clear… the profile of kim')).toBe('/moderator/users/7?do=clear');
  expect(addressOf('Suspend kim')).toBe('/moderator/users/7?do=suspend');
  unmount();
  show(true, { ...user, can: { ...user.can, clearProfile: false, suspend: false } });
  await screen.findByText(/^Day six/);
  expect(addressOf('Clear… the profile of kim')).toBeNull();
  expect(addressOf('Suspend kim')).toBeNull();
});

test('elsewhere the row stays one line', () => {
  show(false);

  expect(screen.queryByText(/^Day six/)).toBeNull();
  expect(screen.getByText('kim@campers.example')).toBeTruthy();
});
