import type { ParkFact } from '@camp/places/parks';
import * as z from 'zod';
import { ChangedShapeError, requireShape, sortItems } from './alert.ts';

/* Protected areas of BC Parks' Data API, with what each has: facilities, activities, kinds of camping. */

/** Number of protected areas asked for at a time. */
const parksOnAPage = 100;

/** Path and query of a page. Their order keeps an area from moving to another page meanwhile. */
export function parksPath(page: number): string {
  const query = new URLSearchParams({
    sort: 'orcs:asc',
    'fields[0]': 'orcs',
    'pagination[page]': String(page),
    'pagination[pageSize]': String(parksOnAPage),
  });
  for (const list of lists) {
    query.set(`populate[${list}][fields][0]`, 'name');
    query.set(`populate[${list}][fields][1]`, 'isActive');
  }
  return `/api/protected-areas?${query.toString()}`;
}

const lists = ['parkFacilities', 'parkActivities', 'parkCampingTypes'] as const;

const pageShape = z.object({
  data: z.array(z.unknown()),
  meta: z.object({
    pagination: z.object({ page: z.int(), pageCount: z.int(), total: z.int() }),
  }),
});

interface ParksPage {
  items: unknown[];
  pageCount: number;
  /** Number of protected areas on all pages. */
  total: number;
}

/** @throws {@link ChangedShapeError} also for another page than the one that was asked for. */
export function readParksPage(answer: unknown, asked: number): ParksPage {
  const { data, meta } = requireShape(pageShape, answer);
  const { page, pageCount, total } = meta.pagination;
  if (page !== asked) throw new ChangedShapeError(`Page ${page} came for page ${asked}.`);
  return { items: data, pageCount, total };
}

/** An entry is named after the number of its park and its kind: `90:Showers`. */
const entries = z.array(z.object({ name: z.string(), isActive: z.boolean().nullish() }));

const numbered = z.object({ orcs: z.int().positive() });

const area = numbered.extend({
  parkFacilities: entries,
  parkActivities: entries,
  parkCampingTypes: entries,
});

/** Counts areas: one that came twice counts once, and an item without a number by itself. */
export const countAreas = (items: readonly unknown[]): number =>
  new Set(items.map((item) => numbered.safeParse(item).data?.orcs ?? item)).size;

export interface ParksReading {
  /** Facts that are listed of each park, by its number. */
  listed: Map<number, Set<ParkFact>>;
  /** Numbers of parks whose item makes no sense. */
  unreadable: Set<number>;
  /** Number of items that make no sense. */
  dropped: number;
  /** Kinds that stand for no fact here, with the number of their entries. */
  unknown: Map<string, number>;
}

/** @throws {@link ChangedShapeError} when most items make no sense, or none lists anything that is known. */
export function readParks(items: unknown[]): ParksReading {
  const { found, left } = sortItems(items, area);
  const unreadable = left.flatMap((item) => numbered.safeParse(item).data?.orcs ?? []);
  const unknown = new Map<string, number>();
  const listed = new Map(
    found.map((park) => {
      const kinds = lists.flatMap((list) => park[list]).flatMap(kindOf);
      for (const kind of kinds) {
        if (!factOf(kind)) unknown.set(kind, (unknown.get(kind) ?? 0) + 1);
      }
      return [park.orcs, new Set(kinds.flatMap((kind) => factOf(kind) ?? []))] as const;
    }),
  );
  if (![...listed.values()].some((facts) => facts.size > 0)) {
    throw new ChangedShapeError('No park lists anything that is known.');
  }
  return { listed, unreadable: new Set(unreadable), dropped: left.length, unknown };
}

/** Returns the kind of an entry; nothing of one that is put away. */
const kindOf = ({ name, isActive }: z.infer<typeof entries>[number]): string[] =>
  isActive === false ? [] : [name.replace(/^\d+:/, '').trim().slice(0, 60)];

/** Kinds by their letters alone: spaces, hyphens and slashes were not always the same. */
const facts = new Map<string, ParkFact>(
  Object.entries({
    accessibilityinformation: 'accessibleFacilities',
    boatlaunch: 'boatLaunch',
    cabinshuts: 'cabinsOrShelters',
    campfires: 'campfires',
    canoeing: 'canoeing',
    climbing: 'climbing',
    cycling: 'cycling',
    drinkingwater: 'drinkingWater',
    electricalhookups: 'electricity',
    firewood: 'firewood',
    fishing: 'fishing',
    groupcamping: 'groupSites',
    hiking: 'hiking',
    horsebackriding: 'horseRiding',
    hotspring: 'hotSpring',
    hunting: 'hunting',
    interpretiveprograms: 'interpretivePrograms',
    kayaking: 'canoeing',
    marineaccessiblecamping: 'boatAccess',
    petsonleash: 'dogs',
    picnicareas: 'picnicAreas',
    picnicshelters: 'picnicShelter',
    pitorflushtoilets: 'toilets',
    playground: 'playground',
    rvaccessiblecamping: 'rvSites',
    sanistationdump: 'dumpStation',
    scubadiving: 'diving',
    shelters: 'cabinsOrShelters',
    showers: 'showers',
    swimming: 'swimming',
    vehicleaccessiblecamping: 'vehicleSites',
    walkincamping: 'walkInSites',
    waterskiing: 'waterskiing',
    wildernesscamping: 'wildernessSites',
    wildlifeviewing: 'wildlifeViewing',
    windsurfing: 'windsurfing',
    wintercamping: 'winterCamping',
    winterrecreation: 'winterRecreation',
  } satisfies Record<string, ParkFact>),
);

const factOf = (kind: string) => facts.get(kind.toLowerCase().replace(/[^a-z]/g, ''));
