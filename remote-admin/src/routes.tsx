import type { RemotePage } from '@camp/shell-api';
import type * as PersonPageModule from './features/person/PersonPage.tsx';
import type * as UsersPageModule from './features/staff-users/UsersPage.tsx';
import type { StaffScope } from './features/staff-users/users.queries.ts';
import type { PageName } from './manifest.ts';

/** A lazy page for each page name of the manifest; its chunk has the same name. */
export const pages: Record<PageName, () => Promise<RemotePage>> = {
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage.tsx'),
  users: () =>
    import(/* webpackChunkName: "users" */ './features/staff-users/UsersPage.tsx').then(
      usersPageFor('admin'),
    ),
  person: () =>
    import(/* webpackChunkName: "person" */ './features/person/PersonPage.tsx').then(
      personPageFor('admin'),
    ),
  'moderated-person': () =>
    import(/* webpackChunkName: "moderated-person" */ './features/person/PersonPage.tsx').then(
      personPageFor('moderator'),
    ),
  moderator: () =>
    import(/* webpackChunkName: "moderator" */ './features/staff-users/UsersPage.tsx').then(
      usersPageFor('moderator'),
    ),
  audit: () => import(/* webpackChunkName: "audit" */ './features/audit/AuditPage.tsx'),
  billing: () => import(/* webpackChunkName: "billing" */ './features/billing/BillingPage.tsx'),
  health: () => import(/* webpackChunkName: "health" */ './features/diagnostics/HealthPage.tsx'),
  email: () => import(/* webpackChunkName: "email" */ './features/outbox/EmailPage.tsx'),
  override: () =>
    import(/* webpackChunkName: "override" */ './features/dev-override/DevOverridePage.tsx'),
  releases: () => import(/* webpackChunkName: "releases" */ './features/releases/ReleasesPage.tsx'),
  places: () => import(/* webpackChunkName: "places" */ './features/places/PlacesPages.tsx'),
  place: () => import(/* webpackChunkName: "place" */ './features/places/PlacePage.tsx'),
};

function personPageFor(scope: StaffScope) {
  return ({ PersonPage }: typeof PersonPageModule): RemotePage => ({
    default: () => <PersonPage scope={scope} />,
  });
}

function usersPageFor(scope: StaffScope) {
  return ({ UsersPage }: typeof UsersPageModule): RemotePage => ({
    default: () => <UsersPage scope={scope} />,
  });
}
