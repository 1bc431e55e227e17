import { daysIn, newestParts, type Season } from '@camp/contracts/places/seasons';
import type { KnownState } from '@camp/contracts/places/vocabulary';

interface WinterFacts {
  amenities: { winterCamping: KnownState };
  seasons: Season[] | null;
}

type Span = NonNullable<Season['operating']>;

/** True if what a note says of camping in winter, and the dates of the newest year, exclude each other. */
export function contradictsDates({ amenities: { winterCamping }, seasons }: WinterFacts): boolean {
  const parts = newestParts(seasons ?? []);
  const isKnown = parts.length > 0 && parts.every(({ operating }) => operating.length > 0);
  if (!isKnown || winterCamping === 'unknown') return false;
  if (winterCamping === 'no') return parts.some(({ operating }) => operating.some(isWholeYear));
  return !parts.some(({ operating, offseason }) => [...operating, ...offseason].some(isInWinter));
}

const isWholeYear = (span: Span) => daysIn(span) >= 365;

/** Has a day from December to February. */
const isInWinter = ({ from, to }: Span) =>
  monthOf(from) < 3 || monthOf(to) === 12 || from.slice(0, 4) !== to.slice(0, 4);

const monthOf = (day: string) => Number(day.slice(5, 7));
