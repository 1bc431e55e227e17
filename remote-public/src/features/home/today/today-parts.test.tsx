import type { Alert, Feed } from '@camp/contracts/places/alerts';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { alertOf, feedOf } from '#features/alerts/alerts.fixture.ts';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { chosenFor, Counts, OpenPlace } from './today-parts.tsx';

const now = Date.parse('2026-07-04T12:00:00Z');

const feed = (name: Feed['name'], more: Partial<Feed> = {}) =>
  feedOf(name, { as_of: '2026-07-04T11:50:00.000Z', ...more });
const alert = (kind: Alert['kind'], more: Partial<Alert> = {}) =>
  alertOf(kind, { status: 'warning', ...more });

function shown(alerts: Alert[], feeds: Feed[]) {
  render(<Counts alerts={alerts} feeds={feeds} now={now} away="Away." />);
  const items = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { items, text: document.body.textContent };
}

test('the alerts that have begun are counted by kind, with the age of the news [public-pages-33]', () => {
  const later = alert('wildfire', { from: '2026-07-05T00:00:00.000Z' });
  const alerts = [alert('wildfire'), alert('wildfire'), later, alert('road')];

  const { items, text } = shown(alerts, [feed('wildfires'), feed('fire-bans'), feed('roads')]);

  expect(items).toEqual(['2 wildfires', 'no fire bans', '1 road event']);
  expect(text).toContain('Received 10 minutes ago');
});

test('of a feed that has not answered nothing is said, not even that there is nothing [public-pages-33]', () => {
  const unknown = feed('fire-bans', { state: 'failing', as_of: null });
  const late = feed('wildfires', { state: 'old', as_of: '2026-07-04T09:00:00.000Z' });

  const { items, text } = shown([], [late, unknown, feed('roads', { state: 'off' })]);

  expect(items).toEqual(['no wildfires']);
  expect(text).toContain('Not all feeds answer; the oldest news came 3 hours ago.');
});

test('where no feed has anything, the page says that it does not know [public-pages-33]', () => {
  const { items, text } = shown([], [feed('wildfires', { state: 'off', as_of: null })]);

  expect(items).toEqual([]);
  expect(text).toBe('Away.');
});

test('a sample says that it is one [public-pages-33]', () => {
  const { text } = shown([alert('wildfire')], [feed('wildfires', { is_sample: true })]);

  expect(text).toContain('1 wildfire');
  expect(text).toContain('Samples recorded by July 4, 2026, for demonstration');
});

test('three places of different regions are chosen, and others the next day [public-pages-34]', () => {
  const regions = ['vancouver-island', 'northern-bc', 'vancouver-island', 'kootenay-rockies'];
  const places = Array.from({ length: 12 }, (_, index) => ({
    slug: `place-${index}`,
    region: regions[index % regions.length],
  })) as CampgroundSummary[];

  const chosen = chosenFor('2026-07-04', places);
  const next = chosenFor('2026-07-05', places);

  expect(new Set(chosen.map(({ region }) => region)).size).toBe(3);
  expect(next).not.toEqual(chosen);
  expect(chosenFor('2026-07-04', places.slice(0, 1))).toHaveLength(1);
  expect(chosenFor('2026-07-04', [])).toEqual([]);
});

test('an open place says its dates and what is allowed in its park, with limits where there are some [public-pages-34]', () => {
  const campground = {
    slug: 'alice-lake-campground',
    name: 'Alice Lake Campground',
    park: 'Alice Lake Park',
    nearest_town: { id: 'squamish', name: 'Squamish', km: 9.5 },
    season: { year: 2024, spans: [{ from: '2024-03-15', to: '2024-11-03' }], extent: 'whole' },
    park_facts: ['dogs', 'campfires'],
    limited_park_facts: ['dogs'],
  } as unknown as CampgroundSummary;

  render(
    <InRouter session={{ status: 'signed-out' }}>
      <OpenPlace campground={campground} />
    </InRouter>,
  );

  const text = screen.getByRole('listitem').textContent.replaceAll(/\s/gu, ' ');
  expect(text).toContain('Alice Lake Park Near Squamish');
  expect(text).toContain('Mar 15 – Nov 3 in 2024 dogs on leash (with limits), campfires');
});
