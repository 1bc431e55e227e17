import type { CallResult } from '@camp/contracts/client/endpoint';
import type { CanaryHealth, Generation, listReleases } from '@camp/contracts/staff/releases';
import { forgetQueries } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { generationOf } from './generation.fixture.ts';
import ReleasesPage from './ReleasesPage.tsx';

const published = generationOf(1, { created_at: '2026-11-23T07:00:00.000Z' });

/** Everyone but the visitors of a canary still gets generation 1. */
const withCanary: Generation = {
  ...published,
  generation: 2,
  created_at: '2026-11-24T07:00:00.000Z',
  by: 'bo',
  unchanged_since: published.created_at,
  served: { visitors: 0, failures: 0, budget: 'waiting' },
};

type List = CallResult<typeof listReleases>;

/** Returns the looks of "no browser opened it": a badge, or grey words. */
const unopened = () =>
  screen
    .getAllByText('Published without the browser check')
    .map(({ className }) => className.split(' ')[0]);

async function show(
  history: Generation[],
  { canaries = [], ...more }: Partial<List> & { canaries?: CanaryHealth[] } = {},
) {
  const [live = null] = history;
  const list: List = {
    live,
    history,
    next: null,
    ways_back: [],
    acting: 'allowed',
    ...more,
  };
  forgetQueries();
  globalThis.fetch = jest.fn<typeof fetch>(async (address) =>
    Response.json(JSON.stringify(address).endsWith('/canaries"') ? { canaries } : list),
  );
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

test('what canaries leave as it was is dated by the generation that brought it [releases-2]', async () => {
  await show([withCanary, published]);

  expect(screen.getByText(/published by/).textContent).toContain('Since generation 1, Nov 2');
});

test('after a rollback it is said who rolled back, not who published [releases-3]', async () => {
  await show(around.slice(1));

  expect(screen.getByText(/rolled back by ana/)).toBeTruthy();
  expect(screen.queryByText(/published by/)).toBeNull();
});

test('no one is named where the release is not among the generations shown', async () => {
  await show([withCanary]);

  expect(screen.queryByText(/published by/)).toBeNull();
});

test('what no visitor has seen yet does not say that none failed', async () => {
  await show([withCanary, published]);

  expect(screen.getByText('0 visitors counted so far')).toBeTruthy();
});

test('that no browser opened a release stands out only until visitors have [releases-2]', async () => {
  const smoke = { browser: null, pages: 0 };
  const served = { visitors: 12, failures: 0, budget: 'waiting' } as const;

  await show([{ ...withCanary, smoke }]);
  expect(unopened()).toEqual(['badge', 'badge']);

  document.body.innerHTML = '';
  await show([{ ...withCanary, smoke, served }]);
  expect(unopened()).not.toContain('badge');
});

const build = (version: string, is_new = false): Generation['builds'][number] => ({
  name: 'shell',
  version,
  loads: 0,
  failures: 0,
  is_new,
  bytes: null,
});

/** Generation 3 went back to what 1 had. */
const around = [
  { ...published, generation: 4, builds: [build('1.0.0')] },
  { ...published, generation: 3, builds: [build('1.0.0', true)] },
  { ...published, generation: 2, builds: [build('2.0.0', true)] },
  { ...published, generation: 1, builds: [build('1.0.0', true)] },
];

test('a build that came back is marked as an earlier version, not as new [releases-3]', async () => {
  await show(around.slice(1));

  const history = screen.getByRole('table', { name: 'History' });
  const [, ...rows] = within(history)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.map((text) => /New|Earlier version/.exec(text)?.[0])).toEqual([
    'Earlier version',
    'New',
    'New',
  ]);
  expect(screen.getAllByText('Earlier version')).toHaveLength(2);
});

test('of generations that everyone had the same builds in, the one that brought them offers the way back', async () => {
  const live = { ...published, generation: 5, builds: [build('3.0.0', true)] };

  await show([live, ...around]);

  const offers = screen.getAllByRole('button', { name: /^Roll back/ });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Roll back to generation 3',
    'Roll back to generation 2',
    'Roll back to generation 1',
  ]);
});

test('what was just rolled back is offered as such, with when and by whom [releases-3]', async () => {
  await show(around.slice(1), { ways_back: [{ name: 'shell', version: '2.0.0' }] });

  const [offer, ...inHistory] = screen.getAllByRole('button', { name: /^Bring back/ });
  expect(offer?.textContent).toBe('Bring back 2.0.0 (Shell)');
  expect(offer?.parentElement?.textContent).toMatch(/rolled back .*by ana$/);
  expect(inHistory.map(({ textContent }) => textContent)).toEqual(['Bring back to generation 2']);
  expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
});

test('a row for each app has its version, since when, its own failures, calls by older names, and its way back [releases-1] [console-6]', async () => {
  const own = { since: '2026-11-20T07:00:00.000Z', served: { visitors: 40, failures: 2 } };
  const call = 'GET /api/admin/releases';
  const of = { app: 'shell', version: '2.0.0', older: 'before', name: 'cursor' };
  await show(
    [
      {
        ...published,
        generation: 2,
        builds: [{ ...build('2.0.0', true), ...own }],
        served: { visitors: 99, failures: 1, budget: 'kept' },
      },
      { ...published, builds: [build('1.0.0', true)] },
    ],
    { ways_back: [{ name: 'shell', version: '1.0.0' }], deprecated: [{ ...of, call }] },
  );

  const apps = screen.getByRole('table', { name: 'Live apps' });
  const [, row, ...others] = within(apps).getAllByRole('row');
  expect(others).toEqual([]);
  expect(row?.textContent).toMatch(/Shell.*2\.0\.0.*Nov 2.*2 of 40.*—.*Roll back to 1/);
  expect(row?.textContent).toContain(`${call} with “before”, which is “cursor” now`);
  expect(screen.getAllByText('1 of 99 visitors failed')).toHaveLength(2);
});

const tried = (name: string): Generation['canaries'][number] => ({
  name,
  percentage: 20,
  since: published.created_at,
  by: 'bo',
  builds: [],
  outdated: [],
});

const healthOf = (name: string, budget: CanaryHealth['budget']): CanaryHealth => ({
  name,
  canary: { loads: 3, failures: 19, p75_ms: null },
  stable: { loads: 30, failures: 0, p75_ms: null },
  budget,
  needed: 20,
  is_watched: true,
});

test('a canary that fails comes before what is live, any other after it [releases-2]', async () => {
  const names = ['remote-public', 'remote-account'] as const;
  const live = { ...withCanary, canaries: names.map(tried) };

  await show([live, published], {
    canaries: [healthOf(names[0], 'kept'), healthOf(names[1], 'failures')],
  });

  await screen.findByText('Failing');
  const heads = screen.getAllByRole('heading', { name: /^(Live|Canary)/ });
  expect(heads.map(({ textContent }) => textContent.slice(0, 16))).toEqual([
    'Canary of Accoun',
    'Live: generation',
    'Canary of Public',
  ]);
});
