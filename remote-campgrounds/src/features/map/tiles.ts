/*
 * Made by artwork/campgrounds-map/make-ground.ts: change that, not this.
 * What the map shows from near by, in tiles of 8 degrees by 4.
 */

/** The main lakes and rivers of all of them, coarsely. */
export const whole = new URL('./tiles/tile-whole.json', import.meta.url);

const size = { width: 8, height: 4 };

export const tiles = [
  { west: -116, south: 48, ...size, url: new URL('./tiles/tile48-116.json', import.meta.url) },
  { west: -124, south: 48, ...size, url: new URL('./tiles/tile48-124.json', import.meta.url) },
  { west: -132, south: 48, ...size, url: new URL('./tiles/tile48-132.json', import.meta.url) },
  { west: -116, south: 52, ...size, url: new URL('./tiles/tile52-116.json', import.meta.url) },
  { west: -124, south: 52, ...size, url: new URL('./tiles/tile52-124.json', import.meta.url) },
  { west: -132, south: 52, ...size, url: new URL('./tiles/tile52-132.json', import.meta.url) },
  { west: -140, south: 52, ...size, url: new URL('./tiles/tile52-140.json', import.meta.url) },
  { west: -116, south: 56, ...size, url: new URL('./tiles/tile56-116.json', import.meta.url) },
  { west: -124, south: 56, ...size, url: new URL('./tiles/tile56-124.json', import.meta.url) },
  { west: -132, south: 56, ...size, url: new URL('./tiles/tile56-132.json', import.meta.url) },
  { west: -140, south: 56, ...size, url: new URL('./tiles/tile56-140.json', import.meta.url) },
];

export type Tile = (typeof tiles)[number];
