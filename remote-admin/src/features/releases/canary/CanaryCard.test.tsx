import type { Ending } from '@camp/contracts/staff/release-visitors';
import type { Canary, CanaryHealth } from '@camp/contracts/staff/releases';
import { forgetQueries } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { CanaryCard } from './CanaryCard.tsx';

const canary: Canary = {
  name: 'remote-public',
  percentage: 50,
  since: '2026-11-23T07:00:00.000Z',
  by: 'bo',
  builds: [{ name: 'remote-public', version: '2.0.0', loads: 9, failures: 40 }],
  outdated: [],
};

const health = (budget: CanaryHealth['budget'], failures: number): CanaryHealth => ({
  name: 'remote-public',
  canary: { loads: 22 - failures, failures, p75_ms: null },
  stable: { loads: 30, failures: 1, p75_ms: null },
  budget,
  needed: 20,
  is_watched: true,
});

async function show(canaries: CanaryHealth[], shown = canary) {
  forgetQueries();
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json({ canaries }));
  await act(async () =>
    render(
      <Suspense>
        <InRouter>
          <CanaryCard canary={shown} acting="allowed" begunAt={shown.since} seen={4} />
        </InRouter>
      </Suspense>,
    ),
  );
}

/** The class that a button has for its look is the same for all of a look. */
const looks = () =>
  screen.getAllByRole('button').map(({ textContent, className }) => ({
    label: textContent,
    isPrimary: className.split(' ').includes('primary'),
  }));

test.each([
  ['failures', 19, 'End canary Public'],
  ['load-time', 0, 'End canary Public'],
  ['kept', 0, 'Promote Public'],
  ['waiting', 2, null],
] as const)(
  'with a budget of %s the button that stands out is what should be done [releases-2]',
  async (budget, failures, expected) => {
    await show([health(budget, failures)]);
    await screen.findByRole('table');

    const primary = looks().find(({ isPrimary }) => isPrimary);
    expect(primary?.label ?? null).toBe(expected);
    const isFailing = budget === 'failures' || budget === 'load-time';
    expect(screen.queryByText('Failing') !== null).toBe(isFailing);
    expect(screen.queryByRole('alert') !== null).toBe(isFailing);
    const isFew = budget === 'waiting' ? ', too few to judge' : '';
    expect(screen.getByText(`${failures} of 22 visitors failed${isFew}`)).toBeTruthy();
    expect(screen.getByText('1 of 31 visitors failed')).toBeTruthy();
  },
);

test.each([
  [11, 'info'],
  [12, 'warning'],
])(
  'with too few visitors to judge, %d of 22 failed ones make a notice of %s',
  async (failures, tone) => {
    await show([health('waiting', failures)]);

    const notice = (await screen.findByText(/^Too few visitors/)).closest(`.${tone}`);

    expect(notice).toBeTruthy();
  },
);

test('once it has ended there is nothing to press but what shows what is live', async () => {
  await show([]);
  await screen.findByText('The canary has ended in the meantime.');

  expect(looks().map(({ label }) => label)).toEqual(['Show what is live']);
});

test('a build that failed before is marked, and takes a word to be promoted [releases-3]', async () => {
  const bad: Ending = {
    reason: 'failures',
    apps: ['remote-public'],
    visitors: 19,
    failures: 19,
    cause: null,
  };
  const builds = canary.builds.map((build) => ({ ...build, bad }));
  await show([health('kept', 0)], { ...canary, builds });
  await screen.findByText('Bad build: 19 of 19 visitors failed');

  fireEvent.click(await screen.findByRole('button', { name: 'Promote Public' }));

  expect(await screen.findByLabelText('Reason')).toBeTruthy();
});
