/*
 * Made by artwork/campgrounds-map/make-ground.ts: change that, not this.
 * What the map shows from near by, in tiles of 8 degrees by 4.
 */

const size = { width: 8, height: 4 };

export const tiles = [
  {
    west: -116,
    south: 48,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile48-116" */ './tiles/48-116.json'),
  },
  {
    west: -124,
    south: 48,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile48-124" */ './tiles/48-124.json'),
  },
  {
    west: -132,
    south: 48,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile48-132" */ './tiles/48-132.json'),
  },
  {
    west: -116,
    south: 52,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile52-116" */ './tiles/52-116.json'),
  },
  {
    west: -124,
    south: 52,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile52-124" */ './tiles/52-124.json'),
  },
  {
    west: -132,
    south: 52,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile52-132" */ './tiles/52-132.json'),
  },
  {
    west: -140,
    south: 52,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile52-140" */ './tiles/52-140.json'),
  },
  {
    west: -116,
    south: 56,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile56-116" */ './tiles/56-116.json'),
  },
  {
    west: -124,
    south: 56,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile56-124" */ './tiles/56-124.json'),
  },
  {
    west: -132,
    south: 56,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile56-132" */ './tiles/56-132.json'),
  },
  {
    west: -140,
    south: 56,
    ...size,
    read: () => import(/* webpackChunkName: "map-tile56-140" */ './tiles/56-140.json'),
  },
];

export type Tile = (typeof tiles)[number];
