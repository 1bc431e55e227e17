import { readFileSync } from 'node:fs';
import type { Amenity, ParkFeature, ParkState } from '@camp/contracts/places/vocabulary';

/* Protected areas in the documented shape of BC Parks' Data API. */

export type ParkFact = ParkFeature | Amenity;

interface Entry {
  name: string;
  isActive: boolean;
}

export interface Area {
  id: number;
  orcs: number;
  parkFacilities: Entry[];
  parkActivities: Entry[];
  parkCampingTypes: Entry[];
}

const activities: Partial<Record<ParkFact, string>> = {
  canoeing: 'Canoeing',
  climbing: 'Climbing',
  cycling: 'Cycling',
  diving: 'Scuba Diving',
  dogs: 'Pets on Leash',
  fishing: 'Fishing',
  hiking: 'Hiking',
  horseRiding: 'Horseback Riding',
  hunting: 'Hunting',
  interpretivePrograms: 'Interpretive Programs',
  swimming: 'Swimming',
  waterskiing: 'Waterskiing',
  wildlifeViewing: 'Wildlife Viewing',
  windsurfing: 'Windsurfing',
  winterRecreation: 'Winter Recreation',
};

const campingTypes: Partial<Record<ParkFact, string>> = {
  boatAccess: 'Marine-Accessible Camping',
  groupSites: 'Group Camping',
  vehicleSites: 'Vehicle-Accessible Camping',
  walkInSites: 'Walk-In Camping',
  wildernessSites: 'Wilderness Camping',
  winterCamping: 'Winter Camping',
};

const facilities: Partial<Record<ParkFact, string>> = {
  accessibleFacilities: 'Accessibility Information',
  boatLaunch: 'Boat Launch',
  cabinsOrShelters: 'Cabins/Huts',
  campfires: 'Campfires',
  drinkingWater: 'Drinking Water',
  dumpStation: 'Sani-Station/Dump',
  electricity: 'Electrical Hookups',
  hotSpring: 'Hot Spring',
  picnicAreas: 'Picnic Areas',
  picnicShelter: 'Picnic Shelters',
  playground: 'Playground',
  showers: 'Showers',
  toilets: 'Pit or Flush Toilets',
};

/** Returns an area that lists these facts. */
export function areaWith(orcs: number, facts: readonly ParkFact[]): Area {
  const entries = (names: Partial<Record<ParkFact, string>>) =>
    facts.flatMap((fact) =>
      names[fact] ? [{ name: `${orcs}:${names[fact]}`, isActive: true }] : [],
    );
  return {
    id: orcs,
    orcs,
    parkFacilities: entries(facilities),
    parkActivities: entries(activities),
    parkCampingTypes: entries(campingTypes),
  };
}

/** Returns the parks of the open data as a source lists them that says the same. */
export function areasAsKept(): Area[] {
  const parks = JSON.parse(readFileSync('packages/places/data/parks.json', 'utf8')) as {
    orcs: number;
    facts: Partial<Record<ParkFact, ParkState>>;
  }[];
  return parks.map(({ orcs, facts }) =>
    areaWith(
      orcs,
      (Object.keys(facts) as ParkFact[]).filter((fact) => facts[fact] !== 'no'),
    ),
  );
}

/** Returns the page that an address asks for. */
export function pageOf(areas: readonly Area[], url: string): object {
  const query = new URL(url, 'http://localhost').searchParams;
  const page = Number(query.get('pagination[page]'));
  const pageSize = Number(query.get('pagination[pageSize]'));
  const pageCount = Math.ceil(areas.length / pageSize);
  const pagination = { page, pageSize, pageCount, total: areas.length };
  return { data: areas.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
}
