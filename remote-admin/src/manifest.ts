import type { RemoteManifest } from '@camp/release/document/manifest';

/** What this remote declares about itself; published with each of its releases. */
export const manifest = {
  contract: 1,
  area: { en: 'staff area', fr: 'pages du personnel' },
  routes: [
    { path: '/admin', page: 'dashboard', access: 'admin' },
    { path: '/admin/users', page: 'users', access: 'admin' },
    { path: '/admin/audit', page: 'audit', access: 'admin' },
    { path: '/admin/billing', page: 'billing', access: 'admin' },
    { path: '/admin/health', page: 'health', access: 'admin' },
    { path: '/admin/email', page: 'email', access: 'admin' },
    { path: '/admin/releases', page: 'releases', access: 'admin' },
    { path: '/admin/override', page: 'override', access: 'admin' },
    { path: '/moderator', page: 'moderator', access: 'moderator' },
  ],
  navigation: [
    {
      to: '/admin',
      label: { en: 'Admin Dashboard', fr: 'Administration' },
      place: 'account',
      access: 'admin',
      order: 10,
    },
    {
      to: '/moderator',
      label: { en: 'Moderator Dashboard', fr: 'Modération' },
      place: 'account',
      access: 'moderator',
      order: 20,
    },
  ],
  linksTo: ['/', '/u/:username'],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
