import { brand } from '@camp/shell-api';
import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The welcome and its film. */
export const messages = defineMessages({
  en: {
    pageTitle: 'Camping in British Columbia',
    description:
      'A camping site for British Columbia: private and provincial campgrounds shown in photos, videos, drone footage and walk-through tours, and told by the people who have pitched a tent there.',
    place: brand.location,
    welcome: `Welcome to ${brand.name}`,
    lead: 'A campfire for everyone who sleeps better outdoors. We walk every loop before you book, British Columbia first.',
    explore: 'Explore the regions',
    alerts: 'Check fires, roads and weather',
    about: 'Who we are',
    pauseFilm: 'Pause the film',
    playFilm: 'Play the film',
  },
  fr: {
    pageTitle: 'Le camping en Colombie-Britannique',
    description:
      'Un site de camping pour la Colombie-Britannique : campings privés et provinciaux en photos, vidéos, images de drone et visites guidées à pied, racontés par ceux qui y ont planté leur tente.',
    place: 'Colombie-Britannique, Canada',
    welcome: `Bienvenue chez ${brand.name}`,
    lead: 'Un feu de camp pour tous ceux qui dorment mieux dehors. Nous arpentons chaque boucle avant que vous réserviez, la Colombie-Britannique d’abord.',
    explore: 'Explorer les régions',
    alerts: 'Feux, routes et météo',
    about: 'Qui nous sommes',
    pauseFilm: 'Mettre le film en pause',
    playFilm: 'Lancer le film',
  },
});

/** Texts about what the site is going to be, what is open, and what is planned. */
export const buildingMessages = defineMessages({
  en: {
    title: 'What we are building',
    beginnings: {
      seen: {
        title: 'Seen before you book',
        text: 'Photos, videos, drone footage and walk-through tours of private and provincial campgrounds: which sites are level, which are loud, and where the morning sun comes in.',
      },
      told: {
        title: 'Told by campers',
        text: 'Reviews from people who were there, in the rain too. Share yours with everyone, or keep it as your own logbook.',
      },
      planned: {
        title: 'Planned together',
        text: 'Live threads, chat rooms and itineraries for the trip after this one. This site is the base camp; the rest is being carried up.',
      },
    },
    progress: {
      title: 'Where we are on the trail',
      lead: 'What you see is a temporary launchpad. Half of it works today; the other half is on its way.',
      now: 'Here now',
      planned: 'Planned',
    },
    now: {
      emergencies: {
        name: 'Emergencies & Alerts',
        text: 'Wildfires, roads, air and weather in British Columbia, one tap away.',
      },
      regions: {
        name: 'Regions',
        text: 'Ten provinces and three territories; British Columbia is open.',
      },
      store: { name: 'Store', text: 'Merchandise and memberships.' },
      members: {
        name: 'Member accounts',
        text: 'A hub and a profile of your own, with two-factor login.',
      },
      contact: { name: 'Contact', text: 'Mailboxes for questions and for advertising.' },
      about: { name: 'About', text: 'Who is behind this, and what we promise.' },
    },
  },
  fr: {
    title: 'Ce que nous bâtissons',
    beginnings: {
      seen: {
        title: 'Vu avant de réserver',
        text: 'Photos, vidéos, images de drone et visites guidées à pied de campings privés et provinciaux : quels emplacements sont plats, lesquels sont bruyants, et par où entre le soleil du matin.',
      },
      told: {
        title: 'Raconté par des campeurs',
        text: 'Les avis de gens qui y étaient, même sous la pluie. Partagez le vôtre avec tous, ou gardez-le comme carnet de route.',
      },
      planned: {
        title: 'Planifié ensemble',
        text: 'Fils en direct, salons de clavardage et itinéraires pour le prochain voyage. Ce site est le camp de base; le reste monte peu à peu.',
      },
    },
    progress: {
      title: 'Où en est le sentier',
      lead: 'Ce que vous voyez est une base de départ temporaire. Une moitié s’utilise dès aujourd’hui; l’autre, elle s’en vient.',
      now: 'Déjà là',
      planned: 'À venir',
    },
    now: {
      emergencies: {
        name: 'Urgences et alertes',
        text: 'Feux de forêt, routes, air et météo en Colombie-Britannique, à portée de clic.',
      },
      regions: {
        name: 'Régions',
        text: 'Dix provinces et trois territoires; la Colombie-Britannique est ouverte.',
      },
      store: { name: 'Boutique', text: 'Articles et adhésions.' },
      members: {
        name: 'Comptes de membre',
        text: 'Un espace et un profil à vous, avec connexion à deux facteurs.',
      },
      contact: { name: 'Nous joindre', text: 'Des adresses pour les questions et la publicité.' },
      about: { name: 'À propos', text: 'Qui est derrière ce site, et à quoi nous nous engageons.' },
    },
  },
});
