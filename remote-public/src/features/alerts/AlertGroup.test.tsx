import { expect, test } from '@jest/globals';
import type { Alert, Feed } from '@camp/contracts/places/alerts';
import { fireEvent, render, screen } from '@testing-library/react';
import { AlertGroup } from './AlertGroup.tsx';
import { alertOf, feedOf } from './alerts.fixture.ts';

const now = Date.parse('2026-07-01T12:00:00Z');

const feed = (more: Partial<Feed> = {}) =>
  feedOf('wildfires', {
    title: 'BC Wildfire Service',
    attribution: 'By the Province.',
    as_of: '2026-07-01T11:55:00.000Z',
    ...more,
  });

const fire = (id: number, more: Partial<Alert> = {}) =>
  alertOf('wildfire', {
    id: `wildfire-${id}`,
    headline: { en: `Wildfire ${id}`, fr: `Feu ${id}` },
    ...more,
  });

const show = (alerts: Alert[], feeds = [feed()]) =>
  render(<AlertGroup kind="wildfire" alerts={alerts} feeds={feeds} now={now} />);
const headlines = () => screen.getAllByText(/^Wildfire \d/).map(({ textContent }) => textContent);

test('the gravest come first, and all are shown on a press [public-pages-14]', () => {
  show([...[1, 2, 3, 4, 5, 6].map((id) => fire(id)), fire(7, { status: 'warning' })]);
  expect(headlines()).toEqual([7, 1, 2, 3, 4, 5].map((id) => `Wildfire ${id}`));

  fireEvent.click(screen.getByRole('button', { name: 'Show all 7 wildfires' }));

  expect(headlines()).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the number of a place stands below its name', () => {
  show([fire(1, { reference: { en: 'REC0002, unofficial name', fr: null } }), fire(2)]);

  const [first, second] = screen.getAllByText(/^Wildfire \d/);
  expect(first?.closest('li')?.textContent).toBe('Wildfire 1REC0002, unofficial name');
  expect(second?.closest('li')?.textContent).toBe('Wildfire 2');
});

test('a press shows all of three, which a phone shows two of [public-pages-14]', () => {
  show([1, 2, 3].map((id) => fire(id)));
  const list = screen.getAllByRole('list').at(-1);
  expect(list?.dataset['whole']).toBe('false');

  fireEvent.click(screen.getByRole('button', { name: 'Show all 3 wildfires' }));

  expect(list?.dataset['whole']).toBe('true');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [{}, 'BC Wildfire Service: received 5 minutes ago'],
  [
    { state: 'failing', as_of: '2026-07-01T09:00:00.000Z' },
    'BC Wildfire Service: does not answer, last received 3 hours ago',
  ],
  [{ state: 'failing', as_of: null }, 'BC Wildfire Service: has not answered yet'],
  [
    { state: 'off', is_sample: true, as_of: '2025-10-02T00:00:00.000Z' },
    'BC Wildfire Service: sample recorded on October 2, 2025',
  ],
] as const)('a feed that is %j says how old it is [public-pages-14]', (given, age) => {
  show([], [feed(given)]);

  expect(screen.getByRole('listitem').textContent).toBe(age);
});

test('nothing reported is something else than nothing known', () => {
  const { unmount } = show([]);
  expect(screen.getByText('Nothing is reported.')).toBeTruthy();

  unmount();
  show([], [feed({ state: 'failing', as_of: null })]);
  expect(screen.getByText('No data yet.')).toBeTruthy();
});

test('a feed that nobody asks has no group', () => {
  const { container } = show([], [feed({ state: 'off', as_of: null })]);

  expect(container.textContent).toBe('');
});

test('a sample is marked among alerts of today, and not where all are samples [public-pages-14]', () => {
  const { unmount } = show([fire(1, { is_sample: true }), fire(2)]);
  expect(screen.getByText('Sample:').parentElement?.textContent).toContain('Wildfire 1');

  unmount();
  show([fire(1, { is_sample: true }), fire(2, { is_sample: true })]);
  expect(screen.queryByText('Sample:')).toBeNull();
});

test('markup in a feed is text, and a link says what it is about', () => {
  const headline = { en: 'Wildfire 1 <b onclick="x">', fr: null };
  show([fire(1, { headline, url: 'https://example.ca/' })]);

  expect(screen.getAllByText('Wildfire 1 <b onclick="x">')[0]).toBeTruthy();
  const link = screen.getByRole('link', {
    name: /^Official page ?: Wildfire 1 <b onclick="x"> \(opens/,
  });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('the title of an alert begins with its place, once [public-pages-14]', () => {
  const centre = { en: 'Cariboo Fire Centre', fr: null };
  const banned = { en: 'Fires banned, categories 2 and 3', fr: null };
  const creek = { en: 'French Bar Creek', fr: null };
  const named = { en: 'Wildfire French Bar Creek (K70748), under control', fr: null };
  const { container } = show([
    fire(1, { area: centre, headline: banned }),
    fire(2, { area: creek, headline: named }),
  ]);

  const said = [...container.querySelectorAll('[data-alerts] li > p:first-child')];
  expect(said.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    'Cariboo Fire Centre: Fires banned, categories 2 and 3',
    'Wildfire French Bar Creek (K70748), under control',
  ]);
  expect(screen.getAllByText(/Cariboo Fire Centre/)).toHaveLength(1);
});
