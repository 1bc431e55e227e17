import { brand } from '@camp/contracts/site/brand';
import type { RemoteManifest } from '@camp/release/document/manifest';
import { messages as province } from './features/british-columbia/messages.ts';

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
  linksTo: ['/campgrounds', '/profile', '/register'],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
