import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { announceAuthChange, dismissNotice, readNotices } from '@camp/shell-api';
import { me } from '@camp/contracts/account/session';
import { act, screen, waitFor } from '@testing-library/react';
import {
  ann,
  heading,
  kim,
  lookAgain,
  open,
  press,
  server,
  startAnew,
  type,
} from './session.fixture.tsx';

beforeEach(startAnew);

afterEach(() => {
  for (const { id } of readNotices()) act(() => dismissNotice(id));
});

/** As the API does it, when the session is ended from another device. */
function endSessionElsewhere() {
  server.signedIn = null;
}

test('a call that finds the session ended leads to the login, with the reason and the address [session-1]', async () => {
  await open('/profile?tab=2');
  endSessionElsewhere();

  press('Save');

  await heading('Login');
  const state = screen.getByText(/^State/).textContent?.slice('State: '.length) ?? '';
  expect(JSON.parse(state)).toEqual({ from: '/profile?tab=2', reason: 'session-ended' });
});

test.each([
  ['Kim', '"Sleeps late."'],
  ['Ann', 'nothing'],
])('what Kim typed when the session ended is given to %s as %s [session-1]', async (who, found) => {
  await open('/profile?tab=2');
  type('Sleeps late.');
  press('Load');
  endSessionElsewhere();
  press('Save');
  await heading('Login');

  press(`As ${who}`);

  await heading(`Profile of ${who.toLowerCase()}`);
  expect(screen.getByText(`Found: ${found}`)).toBeTruthy();
  expect(screen.getByText('Known: nothing')).toBeTruthy();
  expect(sessionStorage.getItem('campbc:drafts')).toBeNull();
});

test('what was typed before four hours without activity comes back, too [session-1]', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'performance', 'Date'] });
  await open('/profile?tab=2');
  type('Sleeps late.');
  localStorage.setItem('campbc:last-activity', '0');

  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  await heading('Login');
  jest.useRealTimers();
  press('As Kim');

  await heading('Profile of kim');
  expect(screen.getByText('Found: "Sleeps late."')).toBeTruthy();
});

test('somebody else who signs in in another tab finds a new page that says so, and what was typed waits [session-1]', async () => {
  await open('/profile?tab=2');
  type('Sleeps late.');
  press('Load');
  server.signedIn = ann;

  await lookAgain();

  await heading('Profile of ann');
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('');
  expect(screen.getByText('Known: nothing')).toBeTruthy();
  expect(screen.getByText('Found: nothing')).toBeTruthy();
  expect(readNotices()[0]?.text).toMatch(/^You are now logged in as ann, from another tab/);
  await lookAgain();
  server.signedIn = kim;
  await lookAgain();
  await heading('Profile of kim');
  expect(screen.getByText('Found: "Sleeps late."')).toBeTruthy();
});

test('while the API does not answer, the page and what is typed stay [session-1]', async () => {
  await open('/profile?tab=2');
  type('Sleeps late.');
  server.signedIn = undefined;

  await lookAgain();

  await waitFor(() => expect(server.asked.filter((path) => path === me.path)).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('Sleeps late.');
});

test('a logout that fails is told, lasts, and is tried again before anything else [session-13]', async () => {
  await open('/profile?tab=2');
  server.isLogoutAnswered = false;

  press('Logout');
  await heading('Login');
  await waitFor(() => expect(readNotices()[0]?.text).toContain('and keep trying'));
  await lookAgain();
  act(announceAuthChange);
  expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();

  server.isLogoutAnswered = true;
  server.asked.length = 0;
  press('As Kim');
  await heading('Profile of kim');
  expect(server.asked).toEqual([me.path]);
});

test('a logout that failed is made up for when the network is back [session-1, session-13]', async () => {
  await open('/profile?tab=2');
  server.isLogoutAnswered = false;
  press('Logout');
  await heading('Login');
  server.isLogoutAnswered = true;

  await act(async () => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(server.signedIn).toBeNull());
  expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();
});

test.each([
  ['/admin', 'Admins only.'],
  ['/moderator', 'You must be a moderator or admin to view this page.'],
])(
  'a member who opens %s is led home and told: %s [people-roles-3, guards-3, guards-5]',
  async (address, sentence) => {
    await open(address);

    expect(readNotices().map(({ text }) => text)).toEqual([sentence]);
  },
);
