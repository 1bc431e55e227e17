import { defineMessages } from '@camp/ui/i18n/define-messages';

interface Season {
  year: number;
  open: string | null;
  reservable: string | null;
}

interface Sites {
  count: number | null;
  at_least: number | null;
}

/** The precision of a point in words. An unknown word is shown as it is. */
const precisions = {
  en: {
    site: 'the campground itself',
    'named-place': 'the place it is named after',
    park: 'the park',
  },
  fr: {
    site: 'le camping lui-même',
    'named-place': 'le lieu dont il porte le nom',
    park: 'le parc',
  },
};

const wordIn = (words: Record<string, string>, word: string) =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

/** Facts and their values in words. */
export const factMessages = defineMessages({
  en: {
    unknown: 'Unknown',
    names: {
      name: 'Name',
      location: 'Location',
      type: 'Kind',
      reservation: 'Reservations',
      official_url: 'Official page',
      seasons: 'Seasons',
      sites: 'Sites',
    },
    states: { yes: 'Yes', no: 'No', unknown: 'Unknown' },
    precisionIn: (precision: string) => `The point of ${wordIn(precisions.en, precision)}`,
    season: ({ year, open, reservable }: Season) =>
      `${year}: ${[open && `open ${open}`, reservable && `reservable ${reservable}`].filter(Boolean).join(', ')}`,
    siteCount: (sites: Sites | null) => {
      if (sites?.count) return `${sites.count}`;
      return sites?.at_least ? `At least ${sites.at_least}` : 'Unknown';
    },
    columns: {
      fact: 'Fact',
      imported: 'As imported',
      corrected: 'As corrected',
      actions: 'Actions',
    },
    sourceOf: ({ title, day }: { title: string; day: string | null }) =>
      day === null ? title : `${title}, as of ${day}`,
    correctedBy: (who: string) => `Corrected by ${who}`,
    goneUser: (id: number) => `user ${id}, who is gone`,
    why: (reason: string) => `Reason: ${reason}`,
  },
  fr: {
    unknown: 'Inconnu',
    names: {
      name: 'Nom',
      location: 'Situation',
      type: 'Genre',
      reservation: 'Réservations',
      official_url: 'Page officielle',
      seasons: 'Saisons',
      sites: 'Emplacements',
    },
    states: { yes: 'Oui', no: 'Non', unknown: 'Inconnu' },
    precisionIn: (precision) => `Le point : ${wordIn(precisions.fr, precision)}`,
    season: ({ year, open, reservable }) =>
      `${year} : ${[open && `ouvert ${open}`, reservable && `réservable ${reservable}`].filter(Boolean).join(', ')}`,
    siteCount: (sites) => {
      if (sites?.count) return `${sites.count}`;
      return sites?.at_least ? `Au moins ${sites.at_least}` : 'Inconnu';
    },
    columns: {
      fact: 'Fait',
      imported: 'Importé',
      corrected: 'Corrigé',
      actions: 'Actions',
    },
    sourceOf: ({ title, day }) => (day === null ? title : `${title}, en date du ${day}`),
    correctedBy: (who) => `Corrigé par ${who}`,
    goneUser: (id) => `le compte ${id}, qui n’existe plus`,
    why: (reason) => `Motif : ${reason}`,
  },
});
