import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { placeNames } from '@camp/contracts/places/place-names';
import { useMessages } from '@camp/ui/i18n/define-messages';

/** Names of the fixed words in facts about campgrounds. Names of places stay as published. */
export const names = {
  en: {
    type: placeNames.en.type,
    region: placeNames.en.region,
    amenity: placeNames.en.amenity,
    feature: placeNames.en.feature,
    reservation: placeNames.en.reservation,
    byItsName: (kind: string) => `${kind} (by its name)`,
    limited: (fact: string) => `${fact} (with limits)`,
    status: { closed: 'Closed', warning: 'Warning', notice: 'Notice' },
    statusFrom: {
      closed: (day: string) => `Closed from ${day}`,
      warning: (day: string) => `Warning from ${day}`,
      notice: (day: string) => `Notice from ${day}`,
    },
  },
  fr: {
    type: placeNames.fr.type,
    region: placeNames.fr.region,
    amenity: placeNames.fr.amenity,
    feature: placeNames.fr.feature,
    reservation: placeNames.fr.reservation,
    byItsName: (kind: string) => `${kind} (selon son nom)`,
    limited: (fact: string) => `${fact} (avec restrictions)`,
    status: { closed: 'Fermé', warning: 'Avertissement', notice: 'Avis' },
    statusFrom: {
      closed: (day: string) => `Fermé à partir du ${day}`,
      warning: (day: string) => `Avertissement à partir du ${day}`,
      notice: (day: string) => `Avis à partir du ${day}`,
    },
  },
};

type ParkFact = keyof typeof placeNames.en.feature | keyof typeof placeNames.en.amenity;

/** Returns a function that names a fact of a park. */
export function useParkFactText(): (fact: ParkFact) => string {
  const { amenity, feature } = useMessages(names);
  const all: Record<ParkFact, string> = { ...amenity, ...feature };
  return (fact) => all[fact];
}

/** Returns a function that lists facts of a park in their order; what holds in parts of it or at times says so. */
export function useDecidingText() {
  const { limited: withLimits } = useMessages(names);
  const factText = useParkFactText();
  return (held: readonly ParkFact[], limited: readonly ParkFact[]): string =>
    phraseOf(
      held.map((fact) => (limited.includes(fact) ? withLimits(factText(fact)) : factText(fact))),
    );
}

/** 'Toilets, drinking water': the words of a list as one phrase, with one capital. */
export const phraseOf = (words: readonly string[]): string =>
  words.map((word, place) => (place === 0 ? word : uncapitalized(word))).join(', ');

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const uncapitalized = (text: string): string =>
  text.slice(0, 1).toLowerCase() + text.slice(1);

type Kind = Pick<CampgroundSummary, 'type' | 'type_basis'>;

/** Returns a function that names a place's kind, and says so where only its name tells it; null where it is unknown. */
export function useKindText(): (place: Kind) => string | null {
  const { type: kinds, byItsName } = useMessages(names);
  return ({ type, type_basis: basis }) => {
    if (type === 'unknown') return null;
    return basis === 'name' ? byItsName(kinds[type]) : kinds[type];
  };
}
