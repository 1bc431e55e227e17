import type { RemoteManifest } from '@camp/release/manifest';

/** What this remote declares about itself; published with each of its releases. */
export const manifest = {
  contract: 1,
  routes: [
    { path: '/admin', page: 'dashboard', access: 'admin' },
    { path: '/admin/users', page: 'users', access: 'admin' },
  ],
  navigation: [
    {
      to: '/admin',
      label: { en: 'Admin Dashboard', fr: 'Administration' },
      place: 'account',
      access: 'admin',
      order: 10,
    },
  ],
} as const satisfies RemoteManifest;

export type PageName = (typeof manifest.routes)[number]['page'];
