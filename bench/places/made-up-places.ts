import { readFileSync } from 'node:fs';
import { amenities, type Amenity } from '@camp/contracts/places/vocabulary';
import type { Row } from '#tests/support/api/places-command.ts';

/* Words of names: some 6,000 pairs, so that a search has many near misses. */
const beginnings =
  'Alder Antler Aspen Bear Beaver Birch Black Blue Boulder Buck Camp Caribou Cedar Cinnamon Clear Coyote Crystal Cutthroat Deer Divide Dolly Eagle Echo Elk Emerald Falls Fir Fish Fox Garnet Glacier Goat Golden Granite Grizzly Hemlock Heron Hidden Horseshoe Hunter Ice Jade Juniper Kestrel Kettle Larch Lightning Loon Lynx Marten Meadow Misty Moose Mosquito Osprey Otter Owl Pebble Pine Porcupine Rainbow Raven Red Salmon Sandpiper Silver Spruce Stump Summit Sunset Swan Tamarack Timber Trout Turtle Wapiti White Wild Willow Wolf Yellow'.split(
    ' ',
  );
const endings =
  'Arm Bar Basin Bay Beach Bend Bluff Canyon Cape Cove Creek Crossing Flats Ford Forks Gulch Harbour Hollow Inlet Island Junction Knoll Lagoon Lake Landing Ledge Lookout Marsh Narrows Pass Pond Point Pool Portage Rapids Ridge River Slough Spit Spring'.split(
    ' ',
  );

const data = 'packages/places/data/campgrounds.json';

/** Returns rows like those of the open data, each with more facts than those have, always the same. */
export function madeUpPlaces(count: number): Row[] {
  const real = JSON.parse(readFileSync(data, 'utf8')) as Row[];
  return Array.from({ length: count }, (_, number) => madeUp(real, number));
}

function madeUp(real: readonly Row[], number: number): Row {
  const random = randomFrom(number);
  const like = real[number % real.length];
  if (!like) throw new Error('There are no places to be like.');
  const name = `${pick(beginnings, random)} ${pick(endings, random)} Campground ${number}`;
  const known = Object.fromEntries(amenities.map((amenity) => [amenity, stateFrom(random())]));
  return {
    ...like,
    id: `made-up-${number}`,
    name,
    ...(typeof like['latitude'] === 'number' && {
      latitude: 48.5 + random() * 11,
      longitude: -130 + random() * 15,
    }),
    amenities: known,
    sources: { ...(like['sources'] as object), amenities: sourcesOf(known) },
  };
}

const stateFrom = (share: number) => (share < 0.35 ? 'yes' : share < 0.5 ? 'no' : 'unknown');

const sourcesOf = (known: Record<string, string>): Partial<Record<Amenity, string>> =>
  Object.fromEntries(
    amenities.filter((name) => known[name] !== 'unknown').map((name) => [name, 'bcp-areas']),
  );

const pick = (words: readonly string[], random: () => number) =>
  words[Math.floor(random() * words.length)] ?? '';

/** Returns a function that gives one number from 0 to 1 after the other (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
