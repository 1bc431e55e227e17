import { usualAround } from '@camp/contracts/places/around-me';
import {
  type CampgroundSummary,
  findCampgrounds,
  findTowns,
  type Town,
} from '@camp/contracts/places/campgrounds';
import { api, queryOptions } from '@camp/shell-api';

/** Other ways to say British Columbia or Canada, behind the name of a town. */
const province =
  /(?:[\s,(]+(?:b\.?\s?c\.?|british columbia|c\.?-b\.?|colombie-britannique|canada)[\s)]*)+$/i;

/** Returns what may be the name of a town of British Columbia in a member's own words; null if nothing is. */
export function townNameIn(location: string | null): string | null {
  const name = location?.replace(province, '').trim() ?? '';
  return name === '' || name.includes(',') || province.test(` ${name}`) ? null : name;
}

/** Returns the town that has this name, in upper or lower case. */
export function townNamed(name: string, towns: readonly Town[]): Town | null {
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  return towns.find((town) => collator.compare(town.name, name) === 0) ?? null;
}

/** The town that a member's location names; null where it is none of ours. */
export const townQuery = (location: string | null) => {
  const name = townNameIn(location);
  return queryOptions({
    queryKey: ['town-named', name],
    queryFn: async ({ signal }) => {
      const { towns } = await api(findTowns, { query: { q: name ?? '' }, signal });
      return townNamed(name ?? '', towns);
    },
    enabled: name !== null,
    staleTime: Infinity,
  });
};

/** The campgrounds around a town that are not closed, the nearest first. */
export const campgroundsNear = (town: string) =>
  queryOptions({
    queryKey: ['campgrounds-near', town],
    meta: { changesWith: 'places' },
    queryFn: ({ signal }) =>
      api(findCampgrounds, { query: { near: town, ...usualAround, closed: 'hide' }, signal }),
    staleTime: 600_000,
  });

/** Maximum number of campgrounds on a profile. */
const maxShown = 3;

/** Returns the first campgrounds, one for each park. */
export function ofDifferentParks<Place extends Pick<CampgroundSummary, 'slug' | 'park'>>(
  places: readonly Place[],
): Place[] {
  const parkOf = ({ park, slug }: Place) => park ?? slug;
  const isFirst = (place: Place, index: number) =>
    places.findIndex((other) => parkOf(other) === parkOf(place)) === index;
  return places.filter(isFirst).slice(0, maxShown);
}
