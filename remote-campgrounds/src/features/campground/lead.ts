import type { Campground, CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { Park } from '@camp/contracts/places/parks';
import { joined, type SeasonSummary } from '@camp/contracts/places/seasons';
import type { PlaceType, TourismRegion } from '@camp/contracts/places/vocabulary';
import type { Language } from '@camp/contracts/sentences/language';
import { formatNumber } from '@camp/ui/i18n/format';
import { seasonText } from '@camp/ui/i18n/season-text';
import { uncapitalized } from '#places/names.ts';
import { townText } from '#places/texts.ts';

/* The first sentences of a page: facts of the record, as a person would put them. */

interface Words {
  kind: Record<PlaceType, string>;
  byItsName: string;
  region: Record<TourismRegion, string>;
  sites: (count: string, isOne: boolean) => string;
  sitesFrom: (count: string) => string;
  inPark: (park: string) => string;
  straight: string;
  parkKind: (name: string) => string;
  campgrounds: (count: number) => string;
}

const en: Words = {
  kind: {
    frontcountry: 'A drive-in campground',
    'walk-in': 'A walk-in campground',
    marine: 'A campground reached by boat',
    cabin: 'A cabin or shelter',
    group: 'A group campground',
    backcountry: 'A backcountry campground',
    wilderness: 'Wilderness camping',
    horse: 'A horse camp',
    'recreation-site': 'A recreation site',
    unknown: 'A campground',
  },
  byItsName: '(by its name)',
  region: {
    'vancouver-island': 'on Vancouver Island',
    'vancouver-coast-mountains': 'in the Vancouver, Coast & Mountains region',
    'thompson-okanagan': 'in the Thompson Okanagan',
    'kootenay-rockies': 'in the Kootenay Rockies',
    'cariboo-chilcotin-coast': 'on the Cariboo Chilcotin Coast',
    'northern-bc': 'in Northern BC',
  },
  sites: (count, isOne) => `with ${count} ${isOne ? 'site' : 'sites'}`,
  sitesFrom: (count) => `with at least ${count} sites`,
  inPark: (park) => `in ${park}`,
  straight: 'as the crow flies',
  parkKind: (name) => {
    if (name.endsWith('Recreation Area')) return 'A recreation area';
    return name.endsWith('Conservancy') ? 'A conservancy' : 'A provincial park';
  },
  campgrounds: (count) => `with ${count === 1 ? 'one campground' : `${count} campgrounds`}`,
};

const fr: Words = {
  kind: {
    frontcountry: 'Un camping accessible en voiture',
    'walk-in': 'Un camping accessible à pied',
    marine: 'Un camping accessible en bateau',
    cabin: 'Un refuge ou abri',
    group: 'Un camping de groupe',
    backcountry: 'Un camping d’arrière-pays',
    wilderness: 'Du camping sauvage',
    horse: 'Un camp équestre',
    'recreation-site': 'Un site récréatif',
    unknown: 'Un camping',
  },
  byItsName: '(selon son nom)',
  region: {
    'vancouver-island': 'sur l’île de Vancouver',
    'vancouver-coast-mountains': 'dans la région de Vancouver, côte et montagnes',
    'thompson-okanagan': 'dans la région de Thompson Okanagan',
    'kootenay-rockies': 'dans les Rocheuses de Kootenay',
    'cariboo-chilcotin-coast': 'sur la côte de Cariboo Chilcotin',
    'northern-bc': 'dans le nord de la C.-B.',
  },
  sites: (count, isOne) => `avec ${count} ${isOne ? 'emplacement' : 'emplacements'}`,
  sitesFrom: (count) => `avec au moins ${count} emplacements`,
  inPark: (park) => `à ${park}`,
  straight: 'à vol d’oiseau',
  parkKind: (name) => {
    if (name.endsWith('Recreation Area')) return 'Une aire récréative';
    return name.endsWith('Conservancy') ? 'Une aire de conservation' : 'Un parc provincial';
  },
  campgrounds: (count) => `avec ${count === 1 ? 'un camping' : `${count} campings`}`,
};

const words = { en, fr };

type CampgroundInput = Pick<
  Campground,
  'type' | 'type_basis' | 'park' | 'region' | 'sites' | 'season' | 'nearest_town'
>;

/** 'A drive-in campground with 113 sites in Kokanee Creek Park, in the Kootenay Rockies, about 12 km from …' */
export function campgroundLead(place: CampgroundInput, language: Language): string {
  const { kind, byItsName, inPark } = words[language];
  const { type, type_basis: basis, park } = place;
  const opening = [
    kind[type],
    basis === 'name' && byItsName,
    sitesIn(place, language),
    park !== null && `${inPark(park)},`,
  ];
  return withSeason(opening, place, language);
}

function sitesIn({ sites }: CampgroundInput, language: Language) {
  const { count, at_least: least } = sites ?? { count: null, at_least: null };
  if (count !== null) return words[language].sites(formatNumber(count, language), count === 1);
  return least !== null && words[language].sitesFrom(formatNumber(least, language));
}

interface ParkInput extends Pick<Park, 'name' | 'region' | 'nearest_town' | 'dates'> {
  campgrounds: readonly Pick<CampgroundSummary, 'season'>[];
}

/** 'A provincial park with 6 campgrounds in the Kootenay Rockies, about 12 km from Balfour as the crow flies. …' */
export function parkLead(park: ParkInput, language: Language): string {
  const { parkKind, campgrounds } = words[language];
  const opening = [parkKind(park.name), campgrounds(park.campgrounds.length)];
  return withSeason(opening, { ...park, season: parkSeason(park) }, language);
}

type PlaceInput = Pick<CampgroundSummary, 'region' | 'season' | 'nearest_town'>;

/** Adds where it is, and what is known of its season. */
function withSeason(
  opening: readonly (string | false)[],
  { region, season, nearest_town: town }: PlaceInput,
  language: Language,
): string {
  const { region: regions, straight } = words[language];
  const near = town && `${uncapitalized(townText(town, language))} ${straight}`;
  const place = [...opening, regions[region]].filter(Boolean).join(' ');
  const sentences = [
    [place, near].filter(Boolean).join(', '),
    ...(season === null ? [] : [seasonText(season, language)]),
  ];
  return sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}

/**
 * The newest season that is known of a park: its own dates, which are of parts of it, else those of its campgrounds.
 * Null where none are known.
 */
export function parkSeason({ dates, campgrounds }: Pick<ParkInput, 'dates' | 'campgrounds'>) {
  const operating = dates.filter(({ kind }) => kind === 'operation');
  const [newest] = operating;
  if (newest) {
    const ofYear = operating.filter(({ year }) => year === newest.year);
    return seasonOf(newest.year, ofYear, 'partly-known');
  }
  const seasons = campgrounds.flatMap(({ season }) => season ?? []);
  const year = Math.max(...seasons.map((season) => season.year));
  const ofYear = seasons.filter((season) => season.year === year);
  return seasonOf(
    year,
    ofYear.flatMap(({ spans }) => spans),
    extentOf(ofYear, campgrounds.length),
  );
}

function extentOf(seasons: readonly SeasonSummary[], all: number): SeasonSummary['extent'] {
  const isPartly = seasons.some(({ extent }) => extent === 'partly-known');
  if (seasons.length < all || isPartly) return 'partly-known';
  const isWhole = seasons.every(({ extent }) => extent === 'whole');
  const different = new Set(seasons.map(({ spans }) => JSON.stringify(spans)));
  return isWhole && different.size === 1 ? 'whole' : 'varies';
}

function seasonOf(
  year: number,
  rows: SeasonSummary['spans'],
  extent: SeasonSummary['extent'],
): SeasonSummary | null {
  const spans = joined(rows.map(({ from, to }) => ({ from, to })));
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { year, from: first.from, to: last.to, spans, extent } : null;
}
