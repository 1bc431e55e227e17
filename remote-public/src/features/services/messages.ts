import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Services for campers',
    crumb: 'Services',
    lead: 'Everything a trip through British Columbia runs on, next to the campgrounds themselves.',
    description:
      'Services for campers in British Columbia: sani-dumps, propane, firewood, groceries, laundry, repair and boat launches. Listings are coming; businesses can ask to be on the list.',
    kindsTitle: 'What we will list',
    notYet:
      'Nothing is listed yet: we would rather check each entry first than send you down the wrong gravel road. These are the kinds we are collecting:',
    joinTitle: 'Be on the list',
    join: 'You run one of these, or drove past a good one? Send us its name, the nearest town and what it offers.',
    write: 'E-mail the BC team',
    urgentTitle: 'In a hurry?',
    urgent: 'For fires, closed roads, smoke and storms, go straight to',
    emergencies: 'Emergencies & Alerts',
  },
  fr: {
    title: 'Services aux campeurs',
    crumb: 'Services',
    lead: 'Tout ce dont un voyage en Colombie-Britannique a besoin, à côté des campings eux-mêmes.',
    description:
      'Services aux campeurs en Colombie-Britannique : stations de vidange, propane, bois, épicerie, buanderies, réparation et rampes de mise à l’eau. Le répertoire s’en vient ; les entreprises peuvent demander à y figurer.',
    kindsTitle: 'Ce que nous répertorierons',
    notYet:
      'Rien n’est encore répertorié : nous préférons vérifier chaque fiche plutôt que de vous envoyer sur le mauvais chemin de gravier. Voici ce que nous réunissons :',
    joinTitle: 'Figurer au répertoire',
    join: 'Vous offrez l’un de ces services, ou vous en avez croisé un bon en chemin ? Envoyez-nous son nom, la ville la plus proche et ce qu’on y trouve.',
    write: 'Écrire à l’équipe de la C.-B.',
    urgentTitle: 'C’est urgent ?',
    urgent: 'Pour les feux, les routes fermées, la fumée et les tempêtes, allez droit à la page',
    emergencies: 'Urgences et alertes',
  },
});
