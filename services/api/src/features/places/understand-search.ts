import type { Town } from '@camp/contracts/places/campgrounds';
import type {
  Amenity,
  KnownState,
  ParkFeature,
  PlaceType,
  TourismRegion,
} from '@camp/contracts/places/vocabulary';
import { phraseOf } from './search-words.ts';
import { meaningOf } from './search-vocabulary.ts';
import { fillers } from './tolerant-search.ts';
import { townNamed, townNearlyNamed } from './towns.ts';

/** A search, taken apart. */
export interface Understood {
  /** The town that it is about; places around it count, the nearest first. */
  town: Town | null;
  region: TourismRegion[];
  type: PlaceType[];
  amenity: Amenity[];
  feature: ParkFeature[];
  reservation: KnownState[];
  /** Words about facts that no source has. */
  not_known: string[];
  /** Words that hide nothing: they ask for what is not there, or fit nowhere. */
  left_out: string[];
  /** The words that are left: names of places. */
  text: string;
  /** With a town's name alone: what has it as a name counts, too, wherever it is. */
  elsewhere: string | null;
}

/** Most words of one phrase. */
const longestPhrase = 5;

/** Words between phrases. They say nothing where something else was understood. */
const connectives = new Set(
  'a and around at au aux autour avec by campground campgrounds camping campings dans de des du en et for in la le les near of ou or pour pres site sites some sur the to un une with allowed permitted welcome acceptes admis autorises'.split(
    ' ',
  ),
);

/** With one of these, words such as “park” are no part of a name. */
const nearness = new Set(['near', 'around', 'pres', 'autour']);

/** Before a phrase they ask for what has it not, which no source says. */
const negations = ['no', 'without', 'sans', 'pas de'];

const province =
  /^(?:bc|british columbia|colombie britannique) | (?:bc|british columbia|colombie britannique)$/;

const plainText = (text: string): Understood => ({
  town: null,
  region: [],
  type: [],
  amenity: [],
  feature: [],
  reservation: [],
  not_known: [],
  left_out: [],
  text,
  elsewhere: null,
});

/**
 * Takes a search apart. A town's name alone is that town; words that places have as they were typed are names of
 * places, unless all of them are words for a filter.
 */
export function understand(text: string, isNameOfPlaces: IsName): Understood {
  const words = phraseOf(text).replace(province, '');
  const whole = townNamed(words);
  if (whole) return { ...plainText(''), town: whole, elsewhere: words };
  const understood = takenApart(words.split(' '), isNameOfPlaces);
  const isAllVocabulary = understood.text === '';
  if (!isAllVocabulary && isNameOfPlaces(text)) return plainText(text);
  const isAnyUnderstood = words !== '' && understood.text !== words;
  return isAnyUnderstood ? understood : plainText(text);
}

type IsName = (text: string) => boolean;

function takenApart(words: readonly string[], isNameOfPlaces: IsName): Understood {
  const found = plainText('');
  const isNear = words.some((word) => nearness.has(word));
  /** Words that are left, in rows without anything between them. */
  const left: string[][] = [[]];
  for (let at = 0; at < words.length;) {
    const [word = ''] = words.slice(at, at + 1);
    const taken = phraseAt(words, at, found);
    if (taken > 0 || connectives.has(word) || (isNear && fillers.has(word))) left.push([]);
    else left.at(-1)?.push(word);
    at += Math.max(1, taken);
  }
  const rows = left.filter(({ length }) => length > 0).map((row) => row.join(' '));
  const names = rows.filter((row) => !isTownNearly(row, found, isNameOfPlaces));
  return { ...found, text: names.join(' ') };
}

/** Takes a row of words for a town that is nearly called so, where no place is called so. */
function isTownNearly(row: string, found: Understood, isNameOfPlaces: IsName): boolean {
  if (found.town || isNameOfPlaces(row)) return false;
  found.town = townNearlyNamed(row);
  return found.town !== null;
}

/** Adds the longest phrase that begins there to what was understood. @returns the number of its words, or 0. */
function phraseAt(words: readonly string[], at: number, found: Understood): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const isAfterNear = nearness.has(words[at - 1] ?? '');
    if (isNegated(phrase)) found.left_out.push(phrase);
    else if (!(isAfterNear && addTown(phrase, found)) && !add(phrase, found)) continue;
    return length;
  }
  return 0;
}

const isNegated = (phrase: string) =>
  meaningOf(phrase) === undefined &&
  negations.some(
    (word) => phrase.startsWith(`${word} `) && meaningOf(phrase.slice(word.length + 1)),
  );

function add(phrase: string, found: Understood): boolean {
  const meaning = meaningOf(phrase);
  if (meaning) {
    if (meaning.kind === 'region') found.region.push(meaning.value);
    if (meaning.kind === 'type') found.type.push(meaning.value);
    if (meaning.kind === 'amenity') found.amenity.push(meaning.value);
    if (meaning.kind === 'feature') found.feature.push(meaning.value);
    if (meaning.kind === 'reservation') found.reservation.push(...meaning.value);
    if (meaning.kind === 'not-known') found.not_known.push(phrase);
    return true;
  }
  return addTown(phrase, found);
}

function addTown(phrase: string, found: Understood): boolean {
  if (found.town) return false;
  found.town = townNamed(phrase);
  return found.town !== null;
}
