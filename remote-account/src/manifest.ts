import type { RemoteManifest } from '@camp/release/document/manifest';

/** What this remote declares about itself; published with each of its builds. */
export const manifest = {
  contract: 1,
  area: { en: 'account area', fr: 'pages du compte' },
  routes: [
    { path: '/login', page: 'login', access: 'anyone' },
    { path: '/register', page: 'register', access: 'anyone' },
    { path: '/verify-email', page: 'verify-email', access: 'anyone' },
    { path: '/2fa/challenge', page: 'challenge', access: 'anyone' },
    { path: '/2fa/enroll', page: 'enroll', access: 'anyone' },
    { path: '/forgot-password', page: 'forgot-password', access: 'anyone' },
    { path: '/reset-password', page: 'reset-password', access: 'anyone' },
    { path: '/hub', page: 'hub', access: 'signed-in' },
    { path: '/profile', page: 'profile', access: 'signed-in' },
    { path: '/settings', page: 'settings', access: 'signed-in' },
  ],
  redirects: [
    { from: '/verify', to: '/verify-email' },
    { from: '/entroll2fa', to: '/2fa/enroll' },
    { from: '/account', to: '/hub' },
    { from: '/dashboard', to: '/hub' },
  ],
  navigation: [
    {
      to: '/hub',
      label: { en: 'My Hub', fr: 'Mon espace' },
      place: 'account',
      access: 'signed-in',
      order: 30,
    },
    {
      to: '/profile',
      label: { en: 'Profile', fr: 'Profil' },
      place: 'account',
      access: 'signed-in',
      order: 40,
    },
    {
      to: '/settings',
      label: { en: 'Settings', fr: 'Paramètres' },
      place: 'account',
      access: 'signed-in',
      order: 50,
    },
  ],
  linksTo: ['/', '/admin'],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
