import type { SavedPlaces, WholePlaceList } from '@camp/contracts/places/saved-places';
import type { Change, ListId, WaitingChange } from './waiting-changes.ts';

/** The list without a name may not be there yet: until the answer comes it has no id. */
const notYet = 0;

/** Returns saved places as they are once a place is saved in a list, or taken out. */
export function withPlace(
  { lists, saved }: SavedPlaces,
  { list, slug, isSaved }: { list: ListId; slug: string; isSaved: boolean },
): SavedPlaces {
  const id = list === 'own' ? (lists.find(({ name }) => name === null)?.id ?? notYet) : list;
  const inLists = saved.find((each) => each.slug === slug)?.lists ?? [];
  const others = inLists.filter((each) => each !== id);
  const next = isSaved ? [...others, id] : others;
  const rest = saved.filter((each) => each.slug !== slug);
  return { lists, saved: next.length > 0 ? [...rest, { slug, lists: next }] : rest };
}

/** True if a campground is in the list without a name, as far as is known. */
export function isInOwnList({ lists, saved }: SavedPlaces, slug: string): boolean {
  const own = lists.find(({ name }) => name === null)?.id ?? notYet;
  return saved.some((each) => each.slug === slug && each.lists.includes(own));
}

const isWaiting = ({ refusal }: WaitingChange) => refusal === undefined;

/** Returns saved places as they will be once what waits has been sent. */
export function savedWith(saved: SavedPlaces, waiting: readonly WaitingChange[]): SavedPlaces {
  return waiting.filter(isWaiting).reduce((before, change) => {
    if (change.act === 'change') return withName(before, change);
    const { list, slug, act } = change;
    return withPlace(before, { list, slug, isSaved: act === 'save' });
  }, saved);
}

function withName(
  { lists, saved }: SavedPlaces,
  { list, body }: Extract<Change, { act: 'change' }>,
): SavedPlaces {
  const named = lists.map((each) =>
    each.id === list ? { ...each, name: body.name ?? each.name } : each,
  );
  return { lists: named, saved };
}

interface ListWithOptions {
  id: ListId;
  waiting: readonly WaitingChange[];
}

/** Returns a list as it will be; of a place that is saved in it meanwhile, too little is known to show it. */
export function listWith(list: WholePlaceList, { id, waiting }: ListWithOptions): WholePlaceList {
  const changed = waiting
    .filter((change) => isWaiting(change) && change.list === id)
    .reduce((before, change) => listAfter(before, change), list);
  return { ...changed, places: changed.entries.length };
}

function listAfter(list: WholePlaceList, change: Change): WholePlaceList {
  const { entries } = list;
  if (change.act === 'change') {
    const { name = list.name, order } = change.body;
    return { ...list, name, entries: order ? inOrder(entries, order) : entries };
  }
  const { slug } = change;
  if (change.act === 'remove')
    return { ...list, entries: entries.filter((entry) => entry.slug !== slug) };
  const { note } = change.body;
  return {
    ...list,
    entries: entries.map((entry) =>
      entry.slug === slug && note !== undefined ? { ...entry, note } : entry,
    ),
  };
}

/** Puts places in an order; one that it leaves out comes last, as at the API. */
function inOrder(entries: WholePlaceList['entries'], order: readonly string[]) {
  const placeOf = ({ slug }: { slug: string }) =>
    order.includes(slug) ? order.indexOf(slug) : order.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}
