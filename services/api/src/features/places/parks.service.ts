import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Campground, findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { getPark, Park } from '@camp/contracts/places/parks';
import { amenities, parkFeatures } from '@camp/contracts/places/vocabulary';
import type { ParkRow } from '@camp/places/parks';
import { ApiError } from '#errors/api-error.ts';
import type { OpenCall } from '#http/route.ts';
import type { AskedByWords } from './asked-by-words.ts';
import type { NoticedIndex } from './notices.ts';
import type { IndexedPark, IndexedPlace, PlaceIndex } from './place-index.ts';
import { furtherWords, nameWords, typedWords } from './search-words.ts';
import { summaryOf } from './summary-of.ts';

/** @throws {@link ApiError} NOT_FOUND */
export function showPark(
  index: NoticedIndex,
  { params }: Pick<OpenCall<typeof getPark>, 'params'>,
): { park: Park } {
  const found = index.parks.get(params.slug);
  if (!found) throw new ApiError('NOT_FOUND', 'noSuchPark');
  const { row, campgrounds } = found;
  const { summary } = placeOf(campgrounds);
  const { name, facts, dates } = row.sources;
  return {
    park: {
      slug: row.id,
      name: row.name,
      orcs: row.orcs,
      region: summary.region,
      point: summary.point,
      nearest_town: summary.nearest_town,
      official_url: row.url,
      facts: presentParkFacts(row),
      facts_sources: facts,
      dates: newestFirst(row.dates),
      dates_source: dates,
      campgrounds: campgrounds.map((place) => summaryOf(index, place)),
      notices: noticesOf(index, campgrounds),
      sources: [...new Set([name, ...facts, dates])].flatMap(
        (id) => index.sources.get(id ?? '') ?? [],
      ),
    },
  };
}

/** The campground whose point stands for the park. */
const placeOf = (campgrounds: IndexedPark['campgrounds']): IndexedPlace =>
  campgrounds.find(({ summary }) => summary.precision === 'park') ??
  campgrounds.find(({ spot }) => spot !== null) ??
  campgrounds[0];

const gravity = ['closed', 'warning', 'notice'];

/** Each once, the gravest first. */
function noticesOf(index: NoticedIndex, campgrounds: IndexedPark['campgrounds']): Park['notices'] {
  const all = campgrounds.flatMap(({ row }) => index.notices.get(row.id) ?? []);
  return [...new Map(all.map((notice) => [notice.id, notice])).values()].toSorted(
    (a, b) => gravity.indexOf(a.status) - gravity.indexOf(b.status),
  );
}

const presentParkFacts = ({ facts }: ParkRow): Park['facts'] =>
  [...parkFeatures, ...amenities].flatMap((fact) => {
    const state = facts[fact];
    return state ? [{ fact, state }] : [];
  });

export function presentInPark(index: PlaceIndex, row: ParkRow): Campground['in_park'] {
  const source = index.sources.get(row.sources.dates ?? '');
  const dates = newestFirst(row.dates);
  const [newest] = dates;
  return {
    slug: row.id,
    facts: presentParkFacts(row),
    sources: row.sources.facts.flatMap((id) => index.sources.get(id) ?? []),
    ...(newest &&
      source && {
        dates: dates.filter(({ year }) => year === newest.year),
        dates_source: source,
      }),
  };
}

const newestFirst = (dates: ParkRow['dates']) =>
  dates.toSorted((a, b) => b.year - a.year || (a.from < b.from ? -1 : 1));

type NamedPark = NonNullable<CallResult<typeof findCampgrounds>['parks']>[number];

/** Most parks that a search leads to. */
const maxNamed = 3;

/** Finds the parks whose names have all words that a search takes for names, as few others. */
export function parksNamed(
  { parks }: PlaceIndex,
  { text, elsewhere }: Pick<AskedByWords, 'text' | 'elsewhere'>,
): NamedPark[] {
  const typed = typedWords(elsewhere ?? text);
  if (typed.length === 0) return [];
  const found = [...parks.values()].flatMap((park) => {
    const words = [...nameWords(park.row.name), ...furtherWords(park.row.name)];
    return typed.every((word) => words.some((each) => each.startsWith(word))) ? [park] : [];
  });
  return found.length > maxNamed ? [] : found.map(presentNamed);
}

/** Finds the parks whose names are most like a text, the best first. */
export function parksLike({ parks, parkSearch }: PlaceIndex, text: string): NamedPark[] {
  const all = [...parks.values()];
  return parkSearch
    .nearly(text, maxNamed)
    .flatMap((number) => all[number] ?? [])
    .map(presentNamed);
}

const presentNamed = ({ row, campgrounds }: IndexedPark): NamedPark => ({
  slug: row.id,
  name: row.name,
  campgrounds: campgrounds.length,
});
