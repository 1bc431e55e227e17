import type { RemoteManifest } from '@camp/release/manifest';

/** What this remote declares about itself; published with each of its releases. */
export const manifest = {
  contract: 1,
  routes: [
    { path: '/', page: 'home', access: 'anyone' },
    { path: '/regions', page: 'regions', access: 'anyone' },
    { path: '/regions/british-columbia', page: 'british-columbia', access: 'anyone' },
    { path: '/404', page: 'not-found', access: 'anyone' },
  ],
  navigation: [
    { to: '/', label: { en: 'Home', fr: 'Accueil' }, place: 'main', access: 'anyone', order: 10 },
    {
      to: '/regions',
      label: { en: 'Regions', fr: 'Régions' },
      place: 'main',
      access: 'anyone',
      order: 30,
    },
  ],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
