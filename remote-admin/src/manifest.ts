import { dashboardTiles, extend, personTabs, staffTools } from '@camp/contracts/site/slots';
import type { RemoteManifest } from '@camp/release/document/manifest';

/** Names of the pages in the bar of staff pages. */
const tabs = {
  dashboard: { en: 'Dashboard', fr: 'Tableau de bord' },
  users: { en: 'Users', fr: 'Comptes' },
  audit: { en: 'Audit', fr: 'Journal' },
  billing: { en: 'Billing', fr: 'Facturation' },
  health: { en: 'Health', fr: 'Système' },
  email: { en: 'Email', fr: 'Courriels' },
  releases: { en: 'Releases', fr: 'Versions' },
} as const;

/** The declaration of this remote, published with each of its releases. */
export const manifest = {
  contract: 1,
  area: { en: 'staff area', fr: 'pages du personnel' },
  routes: [
    { path: '/admin', page: 'dashboard', access: 'admin', tab: tabs.dashboard },
    { path: '/admin/users', page: 'users', access: 'admin', tab: tabs.users },
    { path: '/admin/users/:id', page: 'person', access: 'admin' },
    { path: '/admin/audit', page: 'audit', access: 'admin', tab: tabs.audit },
    { path: '/admin/billing', page: 'billing', access: 'admin', tab: tabs.billing },
    { path: '/admin/health', page: 'health', access: 'admin', tab: tabs.health },
    { path: '/admin/email', page: 'email', access: 'admin', tab: tabs.email },
    { path: '/admin/releases', page: 'releases', access: 'admin', tab: tabs.releases },
    { path: '/admin/override', page: 'override', access: 'admin' },
    { path: '/moderator', page: 'users', access: 'moderator', tab: tabs.users },
    { path: '/moderator/users/:id', page: 'person', access: 'moderator' },
  ],
  redirects: [{ from: '/admin/places/*', to: '/campgrounds/staff' }],
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
  slots: [dashboardTiles, personTabs],
  extensions: [extend(staffTools, { module: 'go-to', order: 10, access: 'moderator' })],
  linksTo: ['/', '/u/:username'],
} as const satisfies RemoteManifest;

/** Its pages, and what it adds to the bar of staff pages. */
export type ModuleName =
  | (typeof manifest.routes)[number]['page']
  | (typeof manifest.extensions)[number]['module'];
