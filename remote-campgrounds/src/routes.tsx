import type { RemotePage } from '@camp/shell-api';
import type { ModuleName } from './manifest.ts';

/** One lazy module for each page and extension of the manifest; the chunk carries the same name. */
export const pages: Record<ModuleName, () => Promise<RemotePage>> = {
  campgrounds: () => import(/* webpackChunkName: "campgrounds" */ './features/list/ListPage.tsx'),
  data: () => import(/* webpackChunkName: "data" */ './features/data/DataPage.tsx'),
  campground: () =>
    import(/* webpackChunkName: "campground" */ './features/campground/CampgroundPage.tsx'),
  park: () => import(/* webpackChunkName: "park" */ './features/campground/ParkPage.tsx'),
  saved: () => import(/* webpackChunkName: "saved" */ './features/saved/SavedPage.tsx'),
  link: () => import(/* webpackChunkName: "link" */ './features/link/LinkPage.tsx'),
  'staff-places': () =>
    import(/* webpackChunkName: "staff-places" */ './features/staff-places/PlacesPages.tsx'),
  'hub-card': () =>
    import(/* webpackChunkName: "hub-card" */ './features/hub-card/SavedPlacesCard.tsx'),
  'dashboard-tile': () =>
    import(/* webpackChunkName: "dashboard-tile" */ './features/staff-places/PlacesTile.tsx'),
};
