import { expect, jest, test } from '@jest/globals';
import type { Session } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { SaveAllButton, SaveButton } from './SaveButton.tsx';

const signedOut: Session = { status: 'signed-out' };
const signedIn = { status: 'signed-in', user: { id: 7 } } as Session;

const two = (
  <>
    <SaveButton slug="alice-lake" name="Alice Lake" look="sign" />
    <SaveButton slug="allison-lake" name="Allison Lake" look="sign" />
  </>
);

/** Shows buttons, by default of two campgrounds, to someone, and returns the calls that change something. */
async function show(session: Session, buttons = two): Promise<string[]> {
  const calls: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address, { method = 'GET' } = {}) => {
    if (method !== 'GET') calls.push(`${method} ${address as string}`);
    return Promise.resolve(Response.json({ lists: [], saved: [] }));
  });
  await act(async () =>
    render(<InRouter session={session}>{buttons}</InRouter>, { wrapper: Suspense }),
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

test('all campgrounds of a park are saved at one press, and after a sign-in those that were to be [saved-places-25]', async () => {
  const campgrounds = [
    { slug: 'alice-lake', name: 'Alice Lake' },
    { slug: 'allison-lake', name: 'Allison Lake' },
  ];
  const all = <SaveAllButton id="parks/lakes" campgrounds={campgrounds} />;
  await show(signedOut, all);
  fireEvent.click(screen.getByRole('button', { name: 'Save all 2' }));
  cleanup();

  const calls = await show(signedIn, all);

  await waitFor(() =>
    expect(calls).toEqual([
      'PUT /api/places/lists/own/places/alice-lake',
      'PUT /api/places/lists/own/places/allison-lake',
    ]),
  );
});

interface HeldCall {
  method: string;
  signal: AbortSignal | null | undefined;
  answer: (response: Response) => void;
}

test('an answer from before a campground was saved does not take it back [saved-places-2]', async () => {
  await pressSignedOut();
  const asked: HeldCall[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((_address, { method = 'GET', signal } = {}) => {
    return new Promise((answer) => asked.push({ method, signal, answer }));
  });
  /* No earlier answer of theirs is known. */
  const session = { status: 'signed-in', user: { id: 8 } } as Session;
  const buttons = (slugs: string[]) => (
    <InRouter session={session}>
      {slugs.map((slug) => (
        <SaveButton key={slug} slug={slug} name={slug} look="sign" />
      ))}
    </InRouter>
  );

  const { rerender } = await act(async () =>
    render(buttons(['alice-lake']), { wrapper: Suspense }),
  );
  /* Another part of the page asks for what is saved while that is on its way. */
  await act(async () => rerender(buttons(['alice-lake', 'allison-lake'])));
  await waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']));
  const [, saving, asking] = asked;
  const updated_at = '2026-06-01T19:00:00Z';
  const lists = [{ id: 3, name: null, places: 1, share_path: null, updated_at }];
  saving?.answer(Response.json({ lists, saved: [{ slug: 'alice-lake', lists: [3] }] }));

  await waitFor(() => expect(asking?.signal?.aborted).toBe(true));
  const button = screen.getByRole('button', { name: /alice-lake/ });
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
});
