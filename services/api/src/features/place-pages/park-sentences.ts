import type { Park } from '@camp/contracts/places/parks';
import type { Translated } from '@camp/contracts/sentences/language';
import { dayIn } from './day-in.ts';

interface Sentences {
  summary: (told: { region: string; campgrounds: number; there: string }) => string;
  town: (town: NonNullable<Park['nearest_town']>) => string;
  dates: (dates: Park['dates'][number]) => string;
  none: string;
  labels: Record<
    | 'yes'
    | 'limited'
    | 'no'
    | 'closed'
    | 'warning'
    | 'notice'
    | 'sample'
    | 'region'
    | 'town'
    | 'campground'
    | 'dates'
    | 'official'
    | 'source',
    string
  >;
}

const [english, french] = [dayIn('en'), dayIn('fr')];

/** Labels of the facts of a park, and whole sentences where there are any. */
export const parkSentences: Translated<Sentences> = {
  en: {
    summary: ({ region, campgrounds, there }) =>
      `${campgrounds === 1 ? '1 campground' : `${campgrounds} campgrounds`}, ${region}, British Columbia.${there && ` ${there}.`}`,
    town: ({ name, km }) => `${name}, about ${Math.round(km)} km in a straight line`,
    dates: ({ year, kind, from, to }) =>
      `${{ operation: 'Open', reservation: 'Reservations', gate: 'Gate open' }[kind]} ${english(from)} to ${english(to)}, ${year} (a part of the park)`,
    none: 'Not known',
    labels: {
      yes: 'In the park',
      limited: 'In parts of the park, or at times',
      no: 'Not in the park',
      closed: 'Closed',
      warning: 'Warning',
      notice: 'Notice',
      sample: 'Recorded sample',
      region: 'Region',
      town: 'Nearest town',
      campground: 'Campground',
      dates: 'Dates',
      official: 'Official page',
      source: 'Source',
    },
  },
  fr: {
    summary: ({ region, campgrounds, there }) =>
      `${campgrounds === 1 ? '1 camping' : `${campgrounds} campings`}, ${region}, Colombie-Britannique.${there && ` ${there}.`}`,
    town: ({ name, km }) => `${name}, à environ ${Math.round(km)} km à vol d’oiseau`,
    dates: ({ year, kind, from, to }) =>
      `${{ operation: 'Ouvert', reservation: 'Réservations', gate: 'Barrière ouverte' }[kind]} du ${french(from)} au ${french(to)} ${year} (une partie du parc)`,
    none: 'Inconnu',
    labels: {
      yes: 'Dans le parc',
      limited: 'Par endroits ou à certains moments',
      no: 'Pas dans le parc',
      closed: 'Fermé',
      warning: 'Avertissement',
      notice: 'Avis',
      sample: 'Exemple enregistré',
      region: 'Région',
      town: 'Ville la plus proche',
      campground: 'Camping',
      dates: 'Dates',
      official: 'Page officielle',
      source: 'Source',
    },
  },
};
