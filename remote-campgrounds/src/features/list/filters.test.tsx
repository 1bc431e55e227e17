import { amenities } from '@camp/contracts/places/vocabulary';
import { expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { askableOf, type CampgroundList } from '#places/campgrounds.queries.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { filterCount, filters, type FiltersProps } from './filter-table.tsx';
import { FilterGroup } from './Filters.tsx';
import { Hidden } from './Hidden.tsx';
import { everything, type ListState, readListState } from './list-state.ts';

const none = { region: {}, type: {}, reservation: {} } as CampgroundList['facets'];
const ofEach = <Value,>(value: Value) =>
  Object.fromEntries(amenities.map((name) => [name, value])) as Record<
    (typeof amenities)[number],
    Value
  >;

function controlsOf(state: Partial<ListState>) {
  return { state: { ...everything, ...state }, change: jest.fn(), search: jest.fn() };
}

const amenityFacets = {
  facets: {
    ...none,
    amenity: {
      ...ofEach({ yes: 0, unknown: 0 }),
      toilets: { yes: 2, unknown: 390 },
      showers: { yes: 1, unknown: 0 },
    },
  },
};

function answer(parts: Partial<CampgroundList>): CampgroundList {
  return {
    campgrounds: [],
    total: 0,
    page: 1,
    pages: 1,
    ...amenityFacets,
    offered: { region: [], type: [], reservation: [], amenity: [...amenities] },
    hidden: { ...ofEach(0), season: 0 },
    closures: { known_by: 'live', left: 3, hidden: 0 },
    understood: null,
    near: null,
    season_year: null,
    as_of: '2026-10-02',
    ...parts,
  };
}

function renderGroup(named: string, props: FiltersProps) {
  const filter = filters.find(({ name }) => name === named);
  return render(filter && <FilterGroup filter={filter} {...props} />);
}

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('an amenity says how many places have it, and of how many that is unknown', () => {
  renderGroup('amenity', { controls: controlsOf({}), list: answer({ total: 392 }) });

  expect(describedBy(screen.getByLabelText('Toilets'))).toBe('2 · 390 unknown');
  expect(describedBy(screen.getByLabelText('Showers'))).toBe('1');
  expect(describedBy(screen.getByLabelText('Firewood'))).toBe('0');
});

test('where nothing was found, a choice that would not help has no count', () => {
  renderGroup('amenity', { controls: controlsOf({}), list: answer({ total: 0 }) });

  expect(describedBy(screen.getByLabelText('Showers'))).toBe('1');
  expect(describedBy(screen.getByLabelText('Firewood'))).toBe('');
});

test('amenities are chosen together, in the order of the list, and lifted one by one', () => {
  const controls = controlsOf({ amenity: ['showers'] });
  renderGroup('amenity', { controls, list: undefined });

  fireEvent.click(screen.getByLabelText('Toilets'));
  fireEvent.click(screen.getByLabelText('Showers'));

  expect(controls.change.mock.calls).toEqual([
    [{ amenity: ['toilets', 'showers'] }],
    [{ amenity: undefined }],
  ]);
});

test('an amenity that no place has is not offered, unless it is chosen', () => {
  const offered = { region: [], type: [], reservation: [], amenity: ['toilets' as const] };
  const controls = controlsOf({ amenity: ['showers'] });
  renderGroup('amenity', { controls, list: answer({ offered }) });

  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  screen.getByLabelText('Toilets');
  screen.getByLabelText('Showers');
});

test('choices that would leave nothing are folded, those that were chosen stay in view [campgrounds-4]', () => {
  const controls = controlsOf({ amenity: ['firewood'] });
  renderGroup('amenity', { controls, list: answer({ total: 392 }) });

  const isFolded = (name: string) =>
    screen.getByLabelText(name).closest('details:not([open])') !== null;
  screen.getByText('14 more');
  expect(['Toilets', 'Firewood', 'Playground'].map(isFolded)).toEqual([false, false, true]);
});

test('a folded filter is open while something of it is set, and its title counts that', () => {
  const { unmount } = renderGroup('amenity', { controls: controlsOf({}), list: undefined });
  expect(screen.getByText('Amenities').closest('details')?.open).toBe(false);
  unmount();

  const amenity = ['showers', 'toilets'] as const;
  renderGroup('amenity', { controls: controlsOf({ amenity: [...amenity] }), list: undefined });

  const title = screen.getByText('Amenities', { exact: false, selector: 'summary' });
  expect(title.textContent).toBe('Amenities (2)');
  expect(title.closest('details')?.open).toBe(true);
});

test('where and when stand open, and all other filters are titles', () => {
  const open = filters.filter(({ isFolded }) => !isFolded);

  expect(open.map(({ name }) => name)).toEqual(['near', 'season']);
});

test('a press asks for what is open today, another one lifts it', () => {
  const controls = controlsOf({});
  renderGroup('season', { controls, list: undefined });
  fireEvent.click(screen.getByLabelText('Open today'));
  const [[today] = []] = controls.change.mock.calls;
  expect(today).toEqual({ from: expect.stringMatching(isoDay), to: expect.stringMatching(isoDay) });
  cleanup();

  const chosen = controlsOf(today as Partial<ListState>);
  renderGroup('season', { controls: chosen, list: undefined });
  fireEvent.click(screen.getByLabelText('Open today'));

  expect(chosen.change.mock.calls).toEqual([[{ from: undefined, to: undefined }]]);
});

const isoDay = /^\d{4}-\d\d-\d\d$/;

test('by keyboard every filter is reached, and none is left out because nothing fits it now', () => {
  renderGroup('amenity', { controls: controlsOf({}), list: answer({}) });

  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(amenities.length);
  for (const box of boxes) {
    box.focus();
    expect([document.activeElement, box.tabIndex]).toEqual([box, 0]);
  }
});

test('what is hidden as unknown is told by name, and included beside what is already [public-pages-10]', () => {
  const controls = controlsOf({ amenity: ['toilets'], from: '2026-07-01', unknown: ['season'] });
  const hidden = { ...ofEach(0), toilets: 390, season: 0 };
  render(<Hidden controls={controls} list={answer({ hidden, season_year: 2024 })} />);

  screen.getByText(/^390 more are hidden because nothing is known about “Toilets”/);
  expect(screen.queryByText(/about “Season”/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Include them: Toilets unknown' }));

  expect(controls.change.mock.calls).toEqual([[{ unknown: ['season', 'toilets'] }]]);
});

test.each([
  ['live', 'From current BC Parks advisories. Check before you go.'],
  ['old', 'BC Parks is not answering: these closures may be out of date.'],
  ['samples', 'Sample closures, not today’s.'],
] as const)(
  'closures that are %s say so beside the filter, which says what it leaves [campgrounds-4]',
  (by, said) => {
    const controls = controlsOf({});
    const closures = { known_by: by, left: 391, hidden: 0 };
    renderGroup('closures', { controls, list: answer({ closures }) });

    screen.getByText(said);
    expect(describedBy(screen.getByLabelText('Not closed now'))).toBe('391');
    fireEvent.click(screen.getByLabelText('Not closed now'));

    expect(controls.change.mock.calls).toEqual([[{ closed: 'hide' }]]);
  },
);

test('what is hidden as closed is counted, and shown on a press [campgrounds-4]', () => {
  const controls = controlsOf({ closed: 'hide' });
  const closures = { known_by: 'live', left: 389, hidden: 3 } as const;
  render(<Hidden controls={controls} list={answer({ closures })} />);

  screen.getByText(/^Hidden because closed now: 3\./);
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }));

  expect(controls.change.mock.calls).toEqual([[{ closed: undefined }]]);
});

test('an address that hides what is closed says so where nothing is known of closures [campgrounds-4]', () => {
  const closures = { known_by: 'off', left: null, hidden: 0 } as const;
  render(<Hidden controls={controlsOf({ closed: 'hide' })} list={answer({ closures })} />);

  screen.getByText('No closure information right now, so nothing is hidden.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a town that is none and days in the wrong order narrow nothing, and no filter says so', () => {
  const wrong = { near: 'atlantis', from: '2026-07-10', to: '2026-07-01' };
  const { rerender } = render(<ActiveFilters controls={controlsOf(wrong)} list={answer({})} />);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Clear all',
  ]);
  expect(askableOf({ ...wrong, q: 'lake' })).toMatchObject({ from: undefined, to: undefined });

  const right = { from: '2026-07-01', to: '2026-07-10' };
  rerender(<ActiveFilters controls={controlsOf(right)} list={answer({})} />);

  screen.getByRole('button', { name: /^Remove: Jul\s1\b/ });
  expect(askableOf(right)).toEqual(right);
});

const stateIn = (query: string) => readListState(new URLSearchParams(query));

test('filters are counted without the search, a place and a stay each as one', () => {
  expect(filterCount(stateIn('q=lake'))).toBe(0);
  expect(
    filterCount(
      stateIn('near=nelson&radius=50&from=2024-06-01&to=2024-06-03&type=cabin&type=group'),
    ),
  ).toBe(4);
});
