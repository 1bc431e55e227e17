import { brand } from '@camp/contracts/site/brand';
import type { RemoteManifest } from '@camp/release/document/manifest';
import { messages as province } from './features/british-columbia/messages.ts';
import { policies } from './features/policies/policies.ts';

const britishColumbia = '/regions/british-columbia';

/** The same for everyone, so the page is prerendered at publish. */
const open = { access: 'anyone', prerender: true } as const;

const inBar = { place: 'main', access: 'anyone' } as const;
const inBritishColumbia = { ...inBar, within: britishColumbia } as const;
const socialMedia = { en: 'Social Media', fr: 'Réseaux sociaux' };

const { en, fr } = province;
const provinceHead = {
  en: { title: en.title, description: en.description },
  fr: { title: fr.title, description: fr.description },
};

const profileHead = {
  en: { title: '{name}', description: 'The public profile of {name} on CampBC.' },
  fr: { title: '{name}', description: 'Le profil public de {name} sur CampBC.' },
};

/** This remote's declarations about itself, published with each of its builds. */
export const manifest = {
  contract: 1,
  area: { en: 'public pages', fr: 'pages publiques' },
  routes: [
    { path: '/', page: 'home', ...open },
    { path: '/about', page: 'about', ...open },
    { path: '/store', page: 'store', ...open },
    { path: '/regions', page: 'regions', ...open },
    { path: '/contact', page: 'contact', ...open },
    { path: policies.privacy.path, page: 'privacy', ...open },
    { path: policies.terms.path, page: 'terms', ...open },
    { path: policies.rules.path, page: 'rules', ...open },
    { path: britishColumbia, page: 'british-columbia', ...open },
    { path: `${britishColumbia}/bc_emergency_alerts`, page: 'alerts', ...open },
    { path: `${britishColumbia}/services`, page: 'services', ...open },
    { path: `${britishColumbia}/social`, page: 'social', ...open, sameAs: britishColumbia },
    {
      path: `${britishColumbia}/*`,
      page: 'british-columbia',
      access: 'anyone',
      head: provinceHead,
    },
    { path: '/u/:username', page: 'profile', access: 'anyone', about: 'person', head: profileHead },
    { path: '/404', page: 'not-found', ...open },
  ],
  redirects: [
    { from: '/regions/britishcolumbia/*', to: britishColumbia },
    { from: '/regions/british columbia/*', to: britishColumbia },
  ],
  navigation: [
    { ...inBar, to: '/', label: { en: 'Home', fr: 'Accueil' }, order: 10 },
    { ...inBar, to: '/about', label: { en: 'About', fr: 'À propos' }, order: 20 },
    { ...inBar, to: '/regions', label: { en: 'Regions', fr: 'Régions' }, order: 30 },
    { ...inBar, to: '/store', label: { en: 'Store', fr: 'Boutique' }, order: 40 },
    { ...inBar, to: '/contact', label: { en: 'Contact', fr: 'Nous joindre' }, order: 50 },
    {
      ...inBritishColumbia,
      to: `${britishColumbia}/social#instagram`,
      label: { en: 'All our channels', fr: 'Tous nos canaux' },
      menu: socialMedia,
      order: 60,
    },
    {
      ...inBritishColumbia,
      to: brand.links.socialGroup,
      label: { en: 'Social group', fr: 'Notre groupe' },
      menu: socialMedia,
      order: 61,
    },
    {
      ...inBritishColumbia,
      to: brand.links.videoChannel,
      label: { en: 'Video channel', fr: 'Chaîne vidéo' },
      menu: socialMedia,
      order: 62,
    },
    {
      ...inBritishColumbia,
      to: `${britishColumbia}/bc_emergency_alerts`,
      label: { en: 'Emergencies/Alerts', fr: 'Urgences/Alertes' },
      order: 70,
    },
    {
      ...inBritishColumbia,
      to: `${britishColumbia}/services`,
      label: { en: 'Services', fr: 'Services' },
      order: 71,
    },
    {
      ...inBritishColumbia,
      to: '/',
      label: { en: 'Return Home', fr: 'Retour à l’accueil' },
      order: 72,
    },
  ],
  cards: [
    {
      to: `${britishColumbia}/bc_emergency_alerts`,
      title: { en: 'Emergencies & Alerts', fr: 'Urgences et alertes' },
      text: {
        en: 'Wildfires, roads, air and weather in British Columbia, one tap away.',
        fr: 'Feux de forêt, routes, air et météo en Colombie-Britannique, à portée de clic.',
      },
      sign: 'M13 3 5 14h6l-1 7 9-11h-6Z',
      order: 20,
    },
    {
      to: '/regions',
      title: { en: 'Regions', fr: 'Régions' },
      text: {
        en: 'Ten provinces and three territories; British Columbia is open.',
        fr: 'Dix provinces et trois territoires; la Colombie-Britannique est ouverte.',
      },
      sign: 'M2.5 19.5 9 7.5l4 7M10.5 19.5l6-11 5 11ZM2.5 19.5h8',
      order: 30,
    },
    {
      to: '/contact',
      title: { en: 'Contact', fr: 'Nous joindre' },
      text: {
        en: 'Mailboxes for questions and for advertising.',
        fr: 'Des adresses pour les questions et la publicité.',
      },
      sign: 'M3 5.5h18v13H3ZM3 7l9 6.5L21 7',
      order: 50,
    },
    {
      to: '/about',
      title: { en: 'About', fr: 'À propos' },
      text: {
        en: 'Who is behind this, and what we promise.',
        fr: 'Qui est derrière ce site, et à quoi nous nous engageons.',
      },
      sign: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5l-2 5-5 2 2-5Z',
      order: 60,
    },
  ],
  linksTo: ['/campgrounds', '/campgrounds/:slug', '/campgrounds/data', '/profile', '/settings'],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
