import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The texts around live alerts; the alerts are in the authorities' own words. */
export const liveMessages = defineMessages({
  en: {
    title: 'What they say now',
    lead: 'Taken from the authorities’ public feeds, which may be late or incomplete. Only the pages above are official.',
    withoutScript: 'This part needs JavaScript. The cards above lead to the same authorities.',
    loading: 'Loading alerts…',
    failed: 'The alerts could not be loaded. The cards above lead to the authorities’ own pages.',
    off: 'This site does not read the feeds at the moment. The cards above lead to the authorities’ own pages.',
    samples: 'These are recorded samples, for demonstration. Nothing below is true today.',
    sample: 'Sample:',
    none: 'Nothing is reported.',
    unknown: 'We do not know: nothing has been received yet.',
    official: 'Official page',
    until: (moment: string) => `Until ${moment}`,
    kinds: {
      advisory: 'Parks and recreation sites',
      wildfire: 'Wildfires',
      'fire-ban': 'Fire bans',
      road: 'Roads',
      weather: 'Weather',
    },
    all: {
      advisory: (count: number) => `Show all ${count} advisories`,
      wildfire: (count: number) => `Show all ${count} wildfires`,
      'fire-ban': (count: number) => `Show all ${count} fire bans`,
      road: (count: number) => `Show all ${count} road events`,
      weather: (count: number) => `Show all ${count} weather alerts`,
    },
    statuses: { closed: 'Closed', warning: 'Warning', notice: 'Notice' },
    ages: {
      fresh: (title: string, ago: string) => `${title}: received ${ago}`,
      late: (title: string, ago: string) => `${title}: does not answer, last received ${ago}`,
      never: (title: string) => `${title}: has not answered yet`,
      sample: (title: string, day: string) => `${title}: sample recorded on ${day}`,
    },
  },
  fr: {
    title: 'Ce qu’elles disent en ce moment',
    lead: 'Tiré des flux publics des autorités, qui peuvent être en retard ou incomplets. Seules les pages ci-dessus sont officielles.',
    withoutScript:
      'Cette partie a besoin de JavaScript. Les cartes ci-dessus mènent aux mêmes autorités.',
    loading: 'Chargement des alertes…',
    failed:
      'Impossible de charger les alertes. Les cartes ci-dessus mènent aux pages des autorités.',
    off: 'Ce site ne lit pas les flux en ce moment. Les cartes ci-dessus mènent aux pages des autorités.',
    samples:
      'Ce sont des exemples enregistrés, pour la démonstration. Rien de ce qui suit n’est vrai aujourd’hui.',
    sample: 'Exemple\u00A0:',
    none: 'Rien n’est signalé.',
    unknown: 'Nous ne le savons pas\u00A0: rien n’a encore été reçu.',
    official: 'Page officielle',
    until: (moment) => `Jusqu’au ${moment}`,
    kinds: {
      advisory: 'Parcs et sites récréatifs',
      wildfire: 'Feux de forêt',
      'fire-ban': 'Interdictions de feux',
      road: 'Routes',
      weather: 'Météo',
    },
    all: {
      advisory: (count) => `Afficher les ${count} avis`,
      wildfire: (count) => `Afficher les ${count} feux de forêt`,
      'fire-ban': (count) => `Afficher les ${count} interdictions`,
      road: (count) => `Afficher les ${count} événements routiers`,
      weather: (count) => `Afficher les ${count} alertes météo`,
    },
    statuses: { closed: 'Fermé', warning: 'Avertissement', notice: 'Avis' },
    ages: {
      fresh: (title, ago) => `${title}\u00A0: reçu ${ago}`,
      late: (title, ago) => `${title}\u00A0: ne répond pas, dernière réception ${ago}`,
      never: (title) => `${title}\u00A0: n’a pas encore répondu`,
      sample: (title, day) => `${title}\u00A0: exemple enregistré le ${day}`,
    },
  },
});
