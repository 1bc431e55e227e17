import type { Feed, FeedName } from '@camp/contracts/places/alerts';
import { expect, test } from '@jest/globals';
import type { NoticedIndex } from '#features/places/notices.ts';
import { closuresIn } from './closures-now.ts';
import { compareClosures, type LastState } from './compare-closures.ts';

const ten = '2026-07-01T17:00:00.000Z';
const later = '2026-07-01T17:10:00.000Z';

const feed = (more: Partial<Feed>): Feed => ({
  name: 'bc-parks',
  title: 'BC Parks',
  attribution: '',
  state: 'fresh',
  as_of: ten,
  is_sample: false,
  ...more,
});

const closed = {
  status: 'closed',
  headline: 'Closed by a slide',
  headline_fr: null,
  source: 'BC Parks',
};

type Index = Pick<NoticedIndex, 'bySlug' | 'notices'>;

const now = (notices: Record<string, object[]>, feeds = [feed({})]) => {
  const place = { goneAt: null, summary: { name: 'Alice Lake' } };
  const gone = { goneAt: new Date(ten), summary: { name: 'Gone' } };
  const bySlug = new Map<string, object>([
    ['alice', place],
    ['gone', gone],
  ]);
  const index = { bySlug, notices: new Map(Object.entries(notices)) };
  return closuresIn(index as unknown as Index, feeds);
};

const known = (slug: string, closedBy: FeedName | null = null): LastState => ({
  slug,
  closedBy,
  closedAsOf: closedBy && new Date(ten),
});

test('a place that is new among the saved ones is taken as it is [mails-about-saved-places-1]', () => {
  const { changes, kept } = compareClosures(['alice'], [], now({ alice: [closed] }));

  expect(changes).toEqual([]);
  expect(kept).toEqual([known('alice', 'bc-parks')]);
});

test('a closure is told with its words and source, and once [mails-about-saved-places-1]', () => {
  const told = compareClosures(['alice'], [known('alice')], now({ alice: [closed] }));
  const again = compareClosures(['alice'], [known('alice', 'bc-parks')], now({ alice: [closed] }));

  expect(told.changes).toMatchObject([
    { name: 'Alice Lake', closure: { headline: { en: 'Closed by a slide' }, source: 'BC Parks' } },
  ]);
  expect(again).toEqual({ changes: [], kept: [] });
});

test('a warning closes nothing', () => {
  const warning = { ...closed, status: 'warning' };

  const { changes } = compareClosures(['alice'], [known('alice')], now({ alice: [warning] }));

  expect(changes).toEqual([]);
});

test.each([
  ['the same answer', feed({})],
  ['a feed that fails', feed({ state: 'failing', as_of: later })],
  ['a feed that is late', feed({ state: 'old', as_of: later })],
  ['a feed that is off', feed({ state: 'off', as_of: later })],
  ['another feed', feed({ name: 'weather', as_of: later })],
])('%s opens nothing [mails-about-saved-places-1]', (_what, answered) => {
  const { changes } = compareClosures(['alice'], [known('alice', 'bc-parks')], now({}, [answered]));

  expect(changes).toEqual([]);
});

test('a good answer without the closure opens the place [mails-about-saved-places-1]', () => {
  const { changes } = compareClosures(
    ['alice'],
    [known('alice', 'bc-parks')],
    now({}, [feed({ as_of: later })]),
  );

  expect(changes).toEqual([{ slug: 'alice', name: 'Alice Lake', closure: null, feed: 'bc-parks' }]);
});

test('what goes on being closed is known by its last answer', () => {
  const { changes, kept } = compareClosures(
    ['alice'],
    [known('alice', 'bc-parks')],
    now({ alice: [closed] }, [feed({ as_of: later })]),
  );

  expect(changes).toEqual([]);
  expect(kept).toEqual([{ slug: 'alice', closedBy: 'bc-parks', closedAsOf: new Date(later) }]);
});

test('nothing is told of a place that is not shown any more [mails-about-saved-places-2]', () => {
  const places = [known('gone', 'bc-parks'), known('never-there', 'bc-parks')];

  const compared = compareClosures(
    ['gone', 'never-there'],
    places,
    now({ gone: [closed] }, [feed({ as_of: later })]),
  );

  expect(compared).toEqual({ changes: [], kept: [] });
});
