import type { Generation } from '@camp/contracts/staff/releases';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { generationOf } from '#features/releases/generation.fixture.ts';
import { AppLanes } from './AppLanes.tsx';

const build = (version: string): Generation['builds'][number] => ({
  name: 'remote-public',
  version,
  commit: `${version}0b1c2d3`,
  loads: 40,
  failures: 0,
  bytes: null,
  is_new: true,
});

const generation = (
  number: number,
  version: string,
  served: NonNullable<Generation['builds'][number]['served']>,
): Generation =>
  generationOf(number, {
    builds: [{ ...build(version), served }],
    /* Of the whole site, which is no fact of one app. */
    served: { visitors: 99, failures: 98, budget: 'failures' },
  });

const generations = [
  generation(2, 'b', { visitors: 25, failures: 9 }),
  generation(1, 'a', { visitors: 22, failures: 1 }),
];

const steps = () => within(screen.getByRole('list', { name: 'Public' })).getAllByRole('listitem');

test('a build says for how many visitors of its own app it failed [console-2]', () => {
  render(<AppLanes generations={generations} />);

  const [now, before] = steps();
  expect(now?.textContent).toContain('9 of 25 visitors failed');
  expect(before?.textContent).toContain('1 of 22 visitors failed');
  expect(screen.queryByText(/98 of 99|loads/)).toBeNull();
});

test('an app that has had one build has no lane', () => {
  render(<AppLanes generations={generations.slice(1)} />);

  expect(screen.queryByRole('list')).toBeNull();
});

test('visitors who failed are muted where none are, and amber where they are too few to judge [releases-2]', () => {
  render(
    <AppLanes
      generations={[
        generation(2, 'b', { visitors: 5, failures: 3, is_few: true }),
        generation(1, 'a', { visitors: 5, failures: 0, is_few: true }),
      ]}
    />,
  );

  const few = screen.getByText('3 of 5 visitors failed, too few to judge');
  expect(few.className).toContain('warning');
  expect(screen.getByText('0 of 5 visitors failed').className).toBe('served');
});

test('above one visitor in twenty a failure is amber though no app is judged alone, and below it is plain [releases-2]', () => {
  render(
    <AppLanes
      generations={[
        generation(2, 'b', { visitors: 40, failures: 3 }),
        generation(1, 'a', { visitors: 40, failures: 2 }),
      ]}
    />,
  );

  const notable = screen.getByText('3 of 40 visitors failed, not judged by app');
  expect(notable.className).toContain('warning');
  expect(screen.getByText('2 of 40 visitors failed').className).toBe('');
});

test('a refused build says why in the gate’s sentences, and how many more there were [console-3]', () => {
  const reasons = [{ code: 'PAGE_EMPTY', message: 'Page trips shows nothing.' }];
  const builds = [{ name: 'remote-public', version: 'c' }];
  const refused = [{ at: '2026-11-03T07:00:00.000Z', by: 'bo', builds, reasons, more: 2 }];

  render(<AppLanes generations={generations} refused={refused} />);

  const [first] = steps();
  expect(first?.textContent).toMatch(/^Refused c.*bo/);
  expect(first?.textContent).toContain('3 reasons');
  expect(screen.getByText('Page trips shows nothing.').lang).toBe('en');
  expect(first?.textContent).toContain('And 2 more');
});

test('a commit is a link where there is an address for it, and text elsewhere [console-4]', () => {
  const { unmount } = render(<AppLanes generations={generations} />);
  expect(screen.getByText(/commit a0b1c2d3/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();

  render(<AppLanes generations={generations} commit_url="https://git.example/c/{commit}?x" />);

  const [link] = screen.getAllByRole('link', { name: /^commit b0b1c2d3/ });
  expect(link?.getAttribute('href')).toBe('https://git.example/c/b0b1c2d3?x');
});
