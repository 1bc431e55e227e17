import type { SeasonSummary } from '@camp/contracts/places/seasons';
import type { Translated } from '@camp/contracts/sentences/language';
import { dayIn } from './day-in.ts';

type Days = Pick<SeasonSummary, 'year' | 'spans'>;

interface Sentences {
  season: (season: Days) => string;
  /** Of parts with names. */
  seasonOf: (parts: string, season: string) => string;
  extent: Record<SeasonSummary['extent'], string>;
  noSeason: string;
  where: (parts: readonly string[]) => string;
  town: (town: { name: string; km: number }) => string;
  sites: (sites: { count: number | null; at_least: number | null }) => string;
  byItsName: (type: string) => string;
  gone: (day: string) => string;
  /** A status such as 'Closed', from a day on. */
  from: (status: string, day: string) => string;
  picture: (name: string) => string;
  labels: Record<Label, string>;
}

type Label =
  | 'amenities'
  | 'all'
  | 'location'
  | 'nearby'
  | 'closed'
  | 'notice'
  | 'sample'
  | 'warning'
  | 'official'
  | 'operator'
  | 'otherNames'
  | 'park'
  | 'region'
  | 'reservation'
  | 'season'
  | 'sites'
  | 'source'
  | 'town'
  | 'type'
  | 'unknown';

const [english, french] = [dayIn('en'), dayIn('fr')];

/** Labels of the facts of a place, and whole sentences where there are any. */
export const placeSentences: Translated<Sentences> = {
  en: {
    season: ({ year, spans }) =>
      `In ${year} open ${spans.map(({ from, to }) => `from ${english(from)} to ${english(to)}`).join(' and ')}`,
    seasonOf: (parts, season) => `${parts}: ${season}`,
    extent: {
      whole: '',
      varies: ', parts of it for less',
      'partly-known': ' in part, the rest is not known',
    },
    noSeason: 'Season not known',
    where: (parts) => `${parts.join(', ')}, British Columbia`,
    town: ({ name, km }) => `${name}, about ${Math.round(km)} km in a straight line`,
    sites: ({ count, at_least: least }) => (count === null ? `At least ${least}` : String(count)),
    byItsName: (type) => `${type} (by its name)`,
    gone: (day) => `No longer in the official list since ${day}`,
    from: (status, day) => `${status} from ${english(day)}`,
    picture: (name) => `${name} on a map of British Columbia`,
    labels: {
      amenities: 'Known to be there',
      all: 'All campgrounds',
      location: 'Location',
      nearby: 'Nearby',
      closed: 'Closed',
      notice: 'Notice',
      sample: 'Recorded sample',
      warning: 'Warning',
      official: 'Official page',
      operator: 'Operator',
      otherNames: 'Other names',
      park: 'Park',
      region: 'Region',
      reservation: 'Reservations',
      season: 'Season',
      sites: 'Number of sites',
      source: 'Source',
      town: 'Nearest town',
      type: 'Type',
      unknown: 'Not known',
    },
  },
  fr: {
    season: ({ year, spans }) =>
      `En ${year}, ouvert ${spans.map(({ from, to }) => `du ${french(from)} au ${french(to)}`).join(' et ')}`,
    seasonOf: (parts, season) => `${parts}\u00A0: ${season}`,
    extent: {
      whole: '',
      varies: ', par endroits moins longtemps',
      'partly-known': ' en partie, le reste est inconnu',
    },
    noSeason: 'Saison inconnue',
    where: (parts) => `${parts.join(', ')}, Colombie-Britannique`,
    town: ({ name, km }) => `${name}, à environ ${Math.round(km)} km à vol d’oiseau`,
    sites: ({ count, at_least: least }) => (count === null ? `Au moins ${least}` : String(count)),
    byItsName: (type) => `${type} (selon son nom)`,
    gone: (day) => `N’est plus dans la liste officielle depuis le ${day}`,
    from: (status, day) => `${status} à partir du ${french(day)}`,
    picture: (name) => `${name} sur une carte de la Colombie-Britannique`,
    labels: {
      amenities: 'Services connus',
      all: 'Tous les campings',
      location: 'Emplacement',
      nearby: 'À proximité',
      closed: 'Fermé',
      notice: 'Avis',
      sample: 'Exemple enregistré',
      warning: 'Avertissement',
      official: 'Page officielle',
      operator: 'Exploitant',
      otherNames: 'Autres noms',
      park: 'Parc',
      region: 'Région',
      reservation: 'Réservations',
      season: 'Saison',
      sites: 'Nombre d’emplacements',
      source: 'Source',
      town: 'Ville la plus proche',
      type: 'Type',
      unknown: 'Inconnu',
    },
  },
};
