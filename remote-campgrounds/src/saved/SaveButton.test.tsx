import { expect, jest, test } from '@jest/globals';
import type { Session } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { SaveButton } from './SaveButton.tsx';

const signedOut: Session = { status: 'signed-out' };
const signedIn = { status: 'signed-in', user: { id: 7 } } as Session;

/** Shows the buttons of two campgrounds to someone, and returns the calls that change something. */
async function show(session: Session): Promise<string[]> {
  const calls: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address, { method = 'GET' } = {}) => {
    if (method !== 'GET') calls.push(`${method} ${address as string}`);
    return Promise.resolve(Response.json({ lists: [], saved: [] }));
  });
  await act(async () =>
    render(
      <InRouter session={session}>
        <SaveButton slug="alice-lake" name="Alice Lake" look="sign" />
        <SaveButton slug="allison-lake" name="Allison Lake" look="sign" />
      </InRouter>,
      { wrapper: Suspense },
    ),
  );
  return calls;
}

async function pressSignedOut(): Promise<void> {
  await show(signedOut);
  fireEvent.click(screen.getByRole('button', { name: 'Save Alice Lake' }));
  cleanup();
}

test('a campground that a visitor wants to save is saved once they have signed in, once [saved-places-25]', async () => {
  await pressSignedOut();

  expect(await show(signedIn)).toEqual(['PUT /api/places/lists/own/places/alice-lake']);
  cleanup();
  expect(await show(signedIn)).toEqual([]);
});

test('half an hour later nothing is saved any more [saved-places-25]', async () => {
  await pressSignedOut();

  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  expect(await show(signedIn)).toEqual([]);
  later.mockRestore();
});
