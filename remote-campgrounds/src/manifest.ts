import {
  campgroundSections,
  dashboardTiles,
  extend,
  hubCards,
  personTabs,
} from '@camp/contracts/site/slots';
import { placesSettings } from './settings.ts';
import { journeys } from './smoke.ts';
import type { RemoteManifest } from '@camp/release/document/manifest';

/** The same for everyone, so the page is prerendered at publish. */
const open = { access: 'anyone', prerender: true } as const;

const placeHead = {
  en: {
    title: 'Campground',
    description:
      'A place to camp in British Columbia: season, reservations, amenities and where it is, each fact with its source.',
  },
  fr: {
    title: 'Camping',
    description:
      'Un lieu de camping en Colombie-Britannique\u00A0: saison, réservations, services et emplacement, chaque fait avec sa source.',
  },
};

const parkHead = {
  en: {
    title: 'Park',
    description:
      'A park of British Columbia with campgrounds: dogs, campfires, what to do and what is there, dates and closures.',
  },
  fr: {
    title: 'Parc',
    description:
      'Un parc de la Colombie-Britannique avec des campings\u00A0: chiens, feux de camp, activités et services, dates et fermetures.',
  },
};

const savedHead = {
  en: { title: 'Saved places', description: 'Campgrounds that you keep, in lists of your own.' },
  fr: {
    title: 'Lieux enregistrés',
    description: 'Les campings que vous gardez, dans vos propres listes.',
  },
};

const sharedHead = {
  en: { title: 'A shared list', description: 'Campgrounds that someone shares.' },
  fr: { title: 'Une liste partagée', description: 'Des campings que quelqu’un partage.' },
};

const unsubscribeHead = {
  en: {
    title: 'Emails about saved places',
    description: 'End the emails about saved places that close or open again.',
  },
  fr: {
    title: 'Courriels sur les lieux enregistrés',
    description: 'Mettez fin aux courriels sur les lieux enregistrés qui ferment ou qui rouvrent.',
  },
};

const staffTab = { en: 'Places', fr: 'Lieux' };

/** This remote's declarations about itself, published with each of its builds. */
export const manifest = {
  contract: 1,
  area: { en: 'campgrounds area', fr: 'pages des campings' },
  routes: [
    {
      path: '/campgrounds',
      page: 'campgrounds',
      ...open,
      hydrate: 'at-rest',
      itemsOf: '/campgrounds/:slug',
    },
    { path: '/campgrounds/data', page: 'data', ...open },
    {
      path: '/campgrounds/:slug',
      page: 'campground',
      access: 'anyone',
      head: placeHead,
      describedBy: '/api/places/campgrounds/:slug/page',
      listedBy: '/api/places/pages',
    },
    {
      path: '/campgrounds/parks/:slug',
      page: 'park',
      access: 'anyone',
      head: parkHead,
      describedBy: '/api/places/parks/:slug/page',
      listedBy: '/api/places/park-pages',
    },
    { path: '/saved', page: 'saved', access: 'signed-in', head: savedHead },
    { path: '/saved/:list', page: 'saved', access: 'signed-in', head: savedHead },
    {
      path: '/saved/unsubscribe',
      page: 'link',
      access: 'anyone',
      unlisted: true,
      head: unsubscribeHead,
    },
    {
      path: '/saved/shared/:code',
      page: 'link',
      access: 'anyone',
      unlisted: true,
      head: sharedHead,
      describedBy: '/api/places/shared/:code/page',
    },
    { path: '/campgrounds/staff', page: 'staff-places', access: 'moderator', tab: staffTab },
    { path: '/campgrounds/staff/:slug', page: 'staff-places', access: 'moderator' },
  ],
  navigation: [
    {
      to: '/campgrounds',
      label: { en: 'Campgrounds', fr: 'Campings' },
      place: 'main',
      access: 'anyone',
      order: 25,
    },
  ],
  cards: [
    {
      to: '/campgrounds',
      title: { en: 'Campgrounds', fr: 'Campings' },
      text: {
        en: 'Places to camp in all six regions, as a list and on a map, with what is known of each.',
        fr: 'Des lieux de camping dans les six régions, en liste et sur une carte, avec ce qu’on sait de chacun.',
      },
      order: 10,
    },
  ],
  slots: [campgroundSections],
  extensions: [
    extend(hubCards, { module: 'hub-card', order: 10, access: 'signed-in' }),
    extend(dashboardTiles, { module: 'dashboard-tile', order: 10, access: 'admin' }),
    extend(personTabs, {
      /* In the same file: it shares most of its code. */
      module: 'staff-places',
      title: staffTab,
      order: 10,
      access: 'admin',
      when: { isStaff: true },
    }),
  ],
  settings: placesSettings,
  journeys,
  linksTo: ['/', '/login', '/admin', '/admin/audit'],
} as const satisfies RemoteManifest;

/** Its pages, and what it adds to pages of others. */
export type ModuleName =
  | (typeof manifest.routes)[number]['page']
  | (typeof manifest.extensions)[number]['module'];
