import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import SavedPlacesCard from './SavedPlacesCard.tsx';

const session = { status: 'signed-in', user: { id: 7 } } as never;

test('while the lists are on their way the card says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  globalThis.fetch = jest.fn<typeof fetch>(() => promise);

  await act(async () =>
    render(
      <InRouter session={session}>
        <Suspense>
          <SavedPlacesCard />
        </Suspense>
      </InRouter>,
    ),
  );

  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => resolve(Response.json({ lists: [], saved: [] })));
  expect(await screen.findByText('No saved campgrounds yet')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});
