const britishColumbia = '/regions/british-columbia';

/** The pages that are rendered when they are published, with their headings in both languages. */
export const pages = [
  { path: '/', en: 'Welcome to CampBC', fr: 'Bienvenue chez CampBC' },
  { path: '/about', en: 'About', fr: 'À propos' },
  { path: '/store', en: 'Store', fr: 'Boutique' },
  { path: '/campgrounds', en: 'Campgrounds', fr: 'Campings' },
  { path: '/campgrounds/data', en: 'Campground data', fr: 'Données sur les campings' },
  { path: '/regions', en: 'Regions', fr: 'Régions' },
  { path: '/contact', en: 'Contact', fr: 'Nous joindre' },
  { path: '/privacy', en: 'Privacy', fr: 'Confidentialité' },
  { path: '/terms', en: 'Terms of use', fr: 'Conditions d’utilisation' },
  { path: '/rules', en: 'Rules of conduct', fr: 'Règles de conduite' },
  {
    path: britishColumbia,
    en: 'Welcome to the future home of everything...',
    fr: 'Bienvenue là où tout va se passer…',
  },
  {
    path: `${britishColumbia}/bc_emergency_alerts`,
    en: 'Emergencies & Alerts',
    fr: 'Urgences et alertes',
  },
  { path: `${britishColumbia}/services`, en: 'Services for campers', fr: 'Services aux campeurs' },
  { path: '/login', en: 'Login', fr: 'Connexion' },
  { path: '/register', en: 'Create your account', fr: 'Créez votre compte' },
  { path: '/forgot-password', en: 'Forgot your password?', fr: 'Mot de passe oublié?' },
];
/** Rendered ahead, too, but hidden from search: one has another address, one is no page. */
export const unlisted = [
  {
    path: `${britishColumbia}/social`,
    en: 'Welcome to the future home of everything...',
    fr: 'Bienvenue là où tout va se passer…',
  },
  { path: '/404', en: '404 File Not Found', fr: '404 Fichier introuvable' },
];

/**
 * Pages that may differ once they are alive from what was sent. The store asks its site whether there is one, the social
 * page scrolls, and the lake appears next to a form. The document of campgrounds has the published data, which the API's
 * data replaces. News of emergencies from feeds comes after the page.
 */
export const mayDiffer = new Set([
  '/store',
  '/campgrounds',
  '/campgrounds/data',
  `${britishColumbia}/social`,
  `${britishColumbia}/bc_emergency_alerts`,
  '/login',
  '/register',
  '/forgot-password',
]);

export const languages = ['en', 'fr'] as const;

export const addressIn = (language: 'en' | 'fr', path: string) =>
  language === 'en' ? path : `${path}?lang=fr`;
