import type { Town } from '@camp/contracts/places/campgrounds';
import type {
  Amenity,
  KnownState,
  ParkFeature,
  PlaceType,
  TourismRegion,
} from '@camp/contracts/places/vocabulary';
import { typedWords } from './search-words.ts';
import { meaningOf } from './search-vocabulary.ts';
import { townNamed } from './towns.ts';

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
  /** The words that are left: names of places. */
  text: string;
  /** With a town's name alone: what has it as a name counts, too, wherever it is. */
  elsewhere: string | null;
}

/** Most words of one phrase. */
const longestPhrase = 5;

/** Words between phrases. They say nothing where something else was understood. */
const connectives = new Set(
  'a and around at au aux autour avec by campground campgrounds camping campings dans de des du en et for in la le les near of ou or pour pres site sites some sur the to un une with'.split(
    ' ',
  ),
);

const plainText = (text: string): Understood => ({
  town: null,
  region: [],
  type: [],
  amenity: [],
  feature: [],
  reservation: [],
  not_known: [],
  text,
  elsewhere: null,
});

/**
 * Takes a search apart. A town's name alone is that town; words that places have as they were typed are names of
 * places, unless all of them are words for a filter.
 */
export function understand(text: string, isNameOfPlaces: (text: string) => boolean): Understood {
  const words = typedWords(text);
  const whole = townNamed(words.join(' '));
  if (whole) return { ...plainText(''), town: whole, elsewhere: text };
  const understood = takenApart(words);
  const isAllVocabulary = understood.text === '';
  if (!isAllVocabulary && isNameOfPlaces(text)) return plainText(text);
  const isAnyUnderstood = words.length > 0 && understood.text !== words.join(' ');
  return isAnyUnderstood ? understood : plainText(text);
}

function takenApart(words: readonly string[]): Understood {
  const found = plainText('');
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const taken = phraseAt(words, at, found);
    if (taken === 0) left.push(words[at] ?? '');
    at += Math.max(1, taken);
  }
  const names = left.filter((word) => !connectives.has(word));
  return { ...found, text: names.join(' ') };
}

/** Adds the longest phrase that begins there to what was understood. @returns the number of its words, or 0. */
function phraseAt(words: readonly string[], at: number, found: Understood): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    if (add(phrase, found)) return length;
  }
  return 0;
}

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
  if (found.town) return false;
  found.town = townNamed(phrase);
  return found.town !== null;
}
