import { personTabs } from '@camp/contracts/site/slots';
import { SlotDataContext } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PlaceChanges } from './PlaceChanges.tsx';

const entry = (id: number, action: string, details: object) => ({
  id,
  created_at: '2026-05-01T17:00:00.000Z',
  action,
  actor_user_id: 7,
  actor_username: 'mod',
  actor_was: null,
  target_user_id: null,
  target_username: null,
  target_was: null,
  request_ip: '203.0.113.7',
  user_agent: 'A browser',
  device: { browser: '', system: '' },
  details,
});

const fetched = jest.fn<typeof fetch>();

async function show(id: number, logs: ReturnType<typeof entry>[]) {
  fetched.mockResolvedValue(Response.json({ logs, next: null, searched_back_to: null }));
  globalThis.fetch = fetched;
  const drawn = { slot: personTabs, data: { id, isStaff: true }, reserve: '0px' };
  const page = (
    <InRouter>
      <SlotDataContext value={drawn}>
        <PlaceChanges />
      </SlotDataContext>
    </InRouter>
  );
  /* It waits for the library of queries. */
  await act(async () => render(<Suspense>{page}</Suspense>));
}

test('an admin reads what a person changed about places, in words, with place and reason [places-46]', async () => {
  await show(7, [
    entry(3, 'places.correct', {
      place: 'alice-lake',
      fact: 'sites',
      stated_reason: 'They built more.',
    }),
    entry(2, 'places.withdraw', { place: 'alice-lake', fact: 'amenities', stated_reason: 'No.' }),
    entry(1, 'places.hide', { place: 'dry-gulch', stated_reason: 'Closed for good.' }),
  ]);

  const [corrected, withdrawn, hidden] = await screen.findAllByRole('listitem');
  expect(corrected?.textContent).toContain('alice-lake · Sites corrected');
  expect(corrected?.textContent).toContain('They built more.');
  expect(withdrawn?.textContent).toContain('Correction of Amenities withdrawn');
  expect(hidden?.textContent).toContain('dry-gulch · Hidden');
  expect(screen.getByRole('link', { name: 'dry-gulch' }).getAttribute('href')).toBe(
    '/campgrounds/staff/dry-gulch',
  );
  const [asked] = fetched.mock.lastCall ?? [];
  expect(new URL(asked as string, 'http://site').searchParams.get('actor')).toBe('7');
});

test('a person who changed nothing has a tab that says so', async () => {
  await show(8, []);

  expect(await screen.findByRole('heading', { name: 'No changes of places' })).toBeTruthy();
});
