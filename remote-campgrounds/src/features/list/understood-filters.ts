import { radiuses } from '@camp/contracts/places/campgrounds';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { type Change, changed, type ListControls } from './list-state.ts';

type FilterControls = Pick<ListControls, 'state' | 'change'>;

/**
 * Returns the filters that a search was understood as, as if they had been chosen: each can be lifted or changed, which
 * puts them in the place of the words.
 */
export function understoodFilters(
  controls: FilterControls,
  list: CampgroundList | undefined,
): FilterControls {
  const { state, change } = controls;
  const understood = list?.understood;
  if (!understood || state.q === undefined) return controls;

  const { around, text, feature = [] } = understood;
  const said: Change = {
    q: text === '' ? undefined : text,
    ...(around && {
      near: around.town.id,
      radius: radiuses.find((kilometres) => kilometres === around.km),
    }),
    region: union(state.region, understood.region),
    type: union(state.type, understood.type),
    amenity: union(state.amenity, understood.amenity),
    feature: union(state.feature, feature),
    reservation: union(state.reservation, understood.reservation),
  };
  return {
    state: changed(state, said),
    change: (next) => change({ ...said, ...next }),
  };
}

const union = <Word extends string>(chosen: readonly Word[] | undefined, said: readonly Word[]) => [
  ...new Set([...(chosen ?? []), ...said]),
];

/** Returns the town that a list is about: chosen, or named in the search. */
export const townOf = (list: CampgroundList | undefined) =>
  list?.near ?? list?.understood?.around?.town ?? null;
