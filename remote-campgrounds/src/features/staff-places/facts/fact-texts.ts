import { placeNames } from '@camp/contracts/places/place-names';
import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import type { KnownState } from '@camp/contracts/places/vocabulary';
import { formatRange } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { amenityIn, isAmenity, type PlainFact, type PlainName } from './fact-kinds.ts';
import { factMessages } from './fact-messages.ts';

type ValueOf<N extends PlainName> = PlainFact<N>['imported'];

/** The lines of both values of a fact; the second one is null without a correction. */
interface FactLines {
  imported: string[];
  corrected: string[] | null;
}

/** Returns a function that gives a fact's name on screen. */
export function useFactName(): (name: PlaceFact['fact']) => string {
  const { names } = useMessages(factMessages);
  const { amenity: amenityNames } = placeNames[useLanguage()];

  return (name) => {
    const amenity = amenityIn(name);
    return amenity ? amenityNames[amenity] : names[name as PlainName];
  };
}

/** Returns a function that writes a fact's imported and corrected values in words. */
export function useFactLines(): (fact: PlaceFact) => FactLines {
  const say = useValueTexts();

  return (fact) => {
    if (isAmenity(fact)) return linesOf(fact, say.amenity);
    switch (fact.fact) {
      case 'name':
      case 'official_url':
        return linesOf(fact, (text) => [text]);
      case 'location':
        return linesOf(fact, say.location);
      case 'type':
        return linesOf(fact, say.type);
      case 'reservation':
        return linesOf(fact, say.reservation);
      case 'seasons':
        return linesOf(fact, say.seasons);
      case 'sites':
        return linesOf(fact, say.sites);
    }
  };
}

function linesOf<Value>(
  { imported, correction }: { imported: Value; correction: { value: Value } | null },
  say: (value: Value) => string[],
): FactLines {
  return { imported: say(imported), corrected: correction && say(correction.value) };
}

/** Returns a word in words of the language. One that is unknown is shown as it is. */
const wordIn = (words: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

function useValueTexts() {
  const texts = useMessages(factMessages);
  const language = useLanguage();
  const { type, reservation } = placeNames[language];

  return {
    location: (point: ValueOf<'location'>) =>
      point === null
        ? [texts.unknown]
        : [
            `${point.latitude}, ${point.longitude}`,
            texts.pointOf({ place: wordIn(texts.precisions, point.precision) }),
          ],
    type: (value: ValueOf<'type'>) => [type[value]],
    reservation: ({ state, url }: ValueOf<'reservation'>) => [
      reservation[state],
      ...(url === null ? [] : [url]),
    ],
    seasons: (all: ValueOf<'seasons'>) =>
      all.length === 0
        ? [texts.unknown]
        : all.map(({ year, part, operating, reservable, offseason }) =>
            texts.season({
              year: part ? `${year}, ${part}` : year,
              dates:
                [
                  operating && texts.open({ dates: formatRange(operating, language) }),
                  reservable && texts.reservable({ dates: formatRange(reservable, language) }),
                  offseason && texts.offseason({ dates: formatRange(offseason, language) }),
                ]
                  .filter(Boolean)
                  .join(', ') || texts.unknown,
            }),
          ),
    sites: (sites: ValueOf<'sites'>) => {
      if (sites?.count) return [String(sites.count)];
      return [sites?.at_least ? texts.atLeast({ count: sites.at_least }) : texts.unknown];
    },
    amenity: (state: KnownState) => [texts.states[state]],
  };
}
