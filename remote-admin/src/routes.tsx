import type { RemotePage } from '@camp/shell-api';
import type { ModuleName } from './manifest.ts';

/** A lazy module for each page and extension of the manifest; its chunk has the same name. */
export const pages: Record<ModuleName, () => Promise<RemotePage>> = {
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage.tsx'),
  users: () => import(/* webpackChunkName: "users" */ './features/staff-users/UsersPage.tsx'),
  person: () => import(/* webpackChunkName: "person" */ './features/person/PersonPage.tsx'),
  audit: () => import(/* webpackChunkName: "audit" */ './features/audit/AuditPage.tsx'),
  billing: () => import(/* webpackChunkName: "billing" */ './features/billing/BillingPage.tsx'),
  health: () => import(/* webpackChunkName: "health" */ './features/diagnostics/HealthPage.tsx'),
  email: () => import(/* webpackChunkName: "email" */ './features/outbox/EmailPage.tsx'),
  override: () =>
    import(/* webpackChunkName: "override" */ './features/dev-override/DevOverridePage.tsx'),
  releases: () => import(/* webpackChunkName: "releases" */ './features/releases/ReleasesPage.tsx'),
  'go-to': () => import(/* webpackChunkName: "go-to" */ './features/palette/PaletteButton.tsx'),
};
