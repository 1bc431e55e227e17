import type { RemotePage } from '@camp/shell-api';
import type { PageName } from './manifest.ts';

/** One lazy page for each page name of the manifest; the chunk carries the same name. */
export const pages: Record<PageName, () => Promise<RemotePage>> = {
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage.tsx'),
  users: () => import(/* webpackChunkName: "users" */ './features/users/UsersPage.tsx'),
};
