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
    write: 'Email the BC team',
    urgentTitle: 'In a hurry?',
    urgent: 'For fires, closed roads, smoke and storms, go straight to',
    emergencies: 'Emergencies & Alerts',
  },
  fr: {
    title: 'Services aux campeurs',
    crumb: 'Services',
    lead: 'Tout ce dont un voyage en Colombie-Britannique a besoin, à côté des campings eux-mêmes.',
    description:
      'Services aux campeurs en Colombie-Britannique : stations de vidange, propane, bois, épicerie, buanderies, réparation et rampes de mise à l’eau. Le répertoire s’en vient; les entreprises peuvent demander à y figurer.',
    kindsTitle: 'Ce que nous répertorierons',
    notYet:
      'Rien n’est encore répertorié : nous préférons vérifier chaque fiche plutôt que de vous envoyer sur le mauvais chemin de gravier. Voici ce que nous réunissons :',
    joinTitle: 'Figurer au répertoire',
    join: 'Vous offrez l’un de ces services, ou vous en avez croisé un bon en chemin? Envoyez-nous son nom, la ville la plus proche et ce qu’on y trouve.',
    write: 'Écrire à l’équipe de la C.-B.',
    urgentTitle: 'C’est urgent?',
    urgent: 'Pour les feux, les routes fermées, la fumée et les tempêtes, allez droit à la page',
    emergencies: 'Urgences et alertes',
  },
});

/** The kinds, roughly in the order in which a trip needs them. */
export const serviceKindNames = [
  'saniDump',
  'propane',
  'firewood',
  'groceries',
  'laundry',
  'repair',
  'boatLaunch',
  'rental',
] as const;

export type ServiceKind = (typeof serviceKindNames)[number];

/** Name of each kind, and what will be listed of it. */
export const serviceKinds = defineMessages({
  en: {
    saniDump: {
      name: 'Sani-dumps',
      text: 'Where to empty the tanks and fill up with potable water, with hours, fee and room to turn a trailer.',
    },
    propane: {
      name: 'Propane',
      text: 'Refills by weight, cylinder exchange, and who fills a motorhome’s own tank.',
    },
    firewood: {
      name: 'Firewood',
      text: 'Dry, split and local: buying it where you burn it keeps pests from travelling.',
    },
    groceries: {
      name: 'Groceries and ice',
      text: 'The last store before the gravel, what it really stocks, and when it closes.',
    },
    laundry: {
      name: 'Laundry and showers',
      text: 'Coin laundries and public showers, for day six of a week of rain.',
    },
    repair: {
      name: 'Repair',
      text: 'RV and trailer shops, mobile mechanics, tires, and places that patch a tent.',
    },
    boatLaunch: {
      name: 'Boat launches',
      text: 'Ramp or carry-in, depth at low water, parking, and the nearest inspection station.',
    },
    rental: {
      name: 'Rentals',
      text: 'Trailers, canoes, bear canisters and bear spray, by the day.',
    },
  },
  fr: {
    saniDump: {
      name: 'Stations de vidange',
      text: 'Où vider les réservoirs et faire le plein d’eau potable, avec l’horaire, le tarif et l’espace pour tourner une remorque.',
    },
    propane: {
      name: 'Propane',
      text: 'Remplissage au poids, échange de bouteilles, et qui remplit le réservoir d’une autocaravane.',
    },
    firewood: {
      name: 'Bois de chauffage',
      text: 'Sec, fendu et local : l’acheter là où on le brûle empêche les ravageurs de voyager.',
    },
    groceries: {
      name: 'Épicerie et glace',
      text: 'Le dernier magasin avant le gravier, ce qu’il tient vraiment et l’heure où il ferme.',
    },
    laundry: {
      name: 'Buanderies et douches',
      text: 'Buanderies libre-service et douches publiques, pour le sixième jour d’une semaine de pluie.',
    },
    repair: {
      name: 'Réparation',
      text: 'Ateliers pour VR et remorques, mécaniciens mobiles, pneus, et ceux qui rapiècent une tente.',
    },
    boatLaunch: {
      name: 'Rampes de mise à l’eau',
      text: 'Rampe ou portage, profondeur en eau basse, stationnement et poste d’inspection le plus proche.',
    },
    rental: {
      name: 'Location',
      text: 'Remorques, canots, contenants à l’épreuve des ours et vaporisateurs chasse-ours, à la journée.',
    },
  },
});
