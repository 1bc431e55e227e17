import type { RemotePage } from '@camp/shell-api';
import type { PageName } from './manifest.ts';

/** One lazy page for each page name of the manifest; the chunk carries the same name. */
export const pages: Record<PageName, () => Promise<RemotePage>> = {
  home: () => import(/* webpackChunkName: "home" */ './features/home/HomePage.tsx'),
  regions: () => import(/* webpackChunkName: "regions" */ './features/regions/RegionsPage.tsx'),
  'british-columbia': () =>
    import(
      /* webpackChunkName: "british-columbia" */ './features/british-columbia/BritishColumbiaPage.tsx'
    ),
  'not-found': () =>
    import(/* webpackChunkName: "not-found" */ './features/not-found/NotFoundPage.tsx'),
};
