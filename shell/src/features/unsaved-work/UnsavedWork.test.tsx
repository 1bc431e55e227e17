import { expect, test } from '@jest/globals';
import { askToLeave, useUnsavedWork } from '@camp/shell-api';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { createSiteRouter } from '#router/site-router.ts';
import { SiteRoutes } from '#router/SiteRoutes.tsx';
import { mayLeave } from './may-leave.ts';
import { UnsavedWork } from './UnsavedWork.tsx';

function Profile() {
  const [bio, setBio] = useState('');
  useUnsavedWork(bio !== '');
  return <input aria-label="Bio" value={bio} onChange={({ target }) => setBio(target.value)} />;
}

/** A profile with a link to another page and one within it; the hub lies behind. */
function openProfile() {
  const routes = [
    { path: '/hub', element: <h1>Hub</h1> },
    { path: '/profile', element: <Profile /> },
    { path: '/contact', element: <h1>Contact us</h1> },
  ];
  const history = createMemoryHistory({ initialEntries: ['/hub', '/profile'] });
  const router = createSiteRouter(history, mayLeave);
  render(
    <SiteRoutes router={router} routes={routes}>
      {(page) => (
        <>
          <Link to="/contact">Contact</Link>
          <Link to="/profile?tab=2">Tab</Link>
          <UnsavedWork />
          {page}
        </>
      )}
    </SiteRoutes>,
  );
  return router;
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Bio'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

/** True if the browser would ask before the document goes. */
function isDocumentHeld(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a page with nothing unsaved is left without a question [frame-25]', async () => {
  openProfile();

  follow('Contact');

  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeTruthy();
  expect(isDocumentHeld()).toBe(false);
});

test('a link asks, staying keeps what was typed, and the other answer leaves [frame-25]', async () => {
  openProfile();
  type('Sleeps late.');

  follow('Contact');
  await question();
  press('Stay on this page');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('Sleeps late.');
  follow('Contact');
  await question();
  press('Leave without saving');
  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeTruthy();
  expect(isDocumentHeld()).toBe(false);
});

test('Back asks, too [frame-25]', async () => {
  const router = openProfile();
  type('Sleeps late.');

  await act(async () => router.navigate(-1));
  await question();
  press('Leave without saving');

  expect(await screen.findByRole('heading', { name: 'Hub' })).toBeTruthy();
});

test('Back to another list on the same page asks, since the list may not hold what is shown', async () => {
  const router = openProfile();
  follow('Tab');
  await waitFor(() => expect(router.visit.location.search).toBe('?tab=2'));
  type('Sleeps late.');

  await act(async () => router.navigate(-1));
  await question();
  press('Stay on this page');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.visit.location.search).toBe('?tab=2');
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('Sleeps late.');
});

test('a change within the page does not ask [frame-25]', async () => {
  const router = openProfile();
  type('Sleeps late.');

  follow('Tab');

  await waitFor(() => expect(router.visit.location.search).toBe('?tab=2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reload asks while something is unsaved, and not once it is saved [frame-25]', () => {
  openProfile();
  type('Sleeps late.');
  expect(isDocumentHeld()).toBe(true);

  type('');

  expect(isDocumentHeld()).toBe(false);
});

test('signing out waits for the answer [frame-25]', async () => {
  openProfile();
  type('Sleeps late.');

  let answer: Promise<boolean> | undefined;
  act(() => void (answer = askToLeave()));
  await question();
  press('Stay on this page');

  expect(await answer).toBe(false);
});
