import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    label: 'Map of campgrounds',
    keys: 'The list says the same as this map. Arrow keys move it, plus and minus zoom, Tab goes to the markers.',
    loading: 'Loading the map…',
    failed: 'The map could not be loaded. The list has all that is on it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    province: 'Whole province',
    close: 'Close',
    approximate: (name: string) => `${name}, approximate place`,
    cluster: (count: number) => `${count} campgrounds: zoom in`,
    many: (count: number) => `${count} campgrounds at this point`,
    legend: {
      label: 'Legend',
      site: 'At the campground',
      approximate: 'Approximate: at its park, or the place it is named after',
    },
    withoutPoint: (count: number) =>
      count === 1
        ? '1 campground has no known place.'
        : `${count} campgrounds have no known place.`,
    source: 'Data: Province of British Columbia',
  },
  fr: {
    label: 'Carte des campings',
    keys: 'La liste dit la même chose que cette carte. Les flèches la déplacent, plus et moins l’agrandissent, Tab mène aux repères.',
    loading: 'Chargement de la carte…',
    failed: 'Impossible de charger la carte. La liste contient tout ce qu’elle montre.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    province: 'Toute la province',
    close: 'Fermer',
    approximate: (name) => `${name}, emplacement approximatif`,
    cluster: (count) => `${count} campings\u00A0: agrandir`,
    many: (count) => `${count} campings à cet endroit`,
    legend: {
      label: 'Légende',
      site: 'À l’endroit du camping',
      approximate: 'Approximatif\u00A0: à son parc, ou au lieu dont il porte le nom',
    },
    withoutPoint: (count) =>
      count === 1
        ? '1 camping n’a pas d’emplacement connu.'
        : `${count} campings n’ont pas d’emplacement connu.`,
    source: 'Données\u00A0: Province de la Colombie-Britannique',
  },
});
