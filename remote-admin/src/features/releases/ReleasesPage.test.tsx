import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Generation, listReleases } from '@camp/contracts/staff/releases';
import { forgetQueries } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import ReleasesPage from './ReleasesPage.tsx';

const published: Generation = {
  generation: 1,
  created_at: '2026-11-23T07:00:00.000Z',
  by: 'ana',
  made_by: 'person',
  smoke: null,
  is_kept: false,
  builds: [],
  removed: [],
  canaries: [],
  canary_changes: [],
};

/** Everyone but the visitors of a canary still gets generation 1. */
const withCanary: Generation = {
  ...published,
  generation: 2,
  created_at: '2026-11-24T07:00:00.000Z',
  by: 'bo',
  unchanged_since: published.created_at,
  served: { visitors: 0, failures: 0, budget: 'waiting' },
};

async function show(history: Generation[]) {
  const [live = null] = history;
  const list: CallResult<typeof listReleases> = {
    live,
    history,
    next: null,
    ways_back: [],
    acting: 'allowed',
  };
  forgetQueries();
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json(list));
  await act(async () =>
    render(
      <Suspense>
        <InRouter>
          <ReleasesPage />
        </InRouter>
      </Suspense>,
    ),
  );
  await screen.findByRole('heading', { name: /^Live: generation/ });
}

test('beside the time since when a release is live stands who published it, not who began a canary', async () => {
  await show([withCanary, published]);

  expect(screen.getByText(/published by/).textContent).toContain('published by ana');
});

test('no one is named where the release is not among the generations shown', async () => {
  await show([withCanary]);

  expect(screen.queryByText(/published by/)).toBeNull();
});

test('what no visitor has seen yet does not say that none failed', async () => {
  await show([withCanary, published]);

  expect(screen.getByText('0 visitors counted so far')).toBeTruthy();
});
