/*
 * Made by artwork/campgrounds-map/make-ground.ts: change that, not this.
 * What the map shows from near by, in tiles of 8 degrees by 4.
 */
import whole from './tiles/tile-whole.txt';
import tile48x116 from './tiles/tile48-116.txt';
import tile48x124 from './tiles/tile48-124.txt';
import tile48x132 from './tiles/tile48-132.txt';
import tile52x124 from './tiles/tile52-124.txt';
import tile52x132 from './tiles/tile52-132.txt';
import tile52x140 from './tiles/tile52-140.txt';
import tile56x124 from './tiles/tile56-124.txt';
import tile56x132 from './tiles/tile56-132.txt';
import tile56x140 from './tiles/tile56-140.txt';

const size = { width: 8, height: 4 };

/** The address of the main lakes and rivers of all tiles, coarsely. */
export { whole };

export const tiles = [
  { west: -116, south: 48, ...size, url: tile48x116 },
  { west: -124, south: 48, ...size, url: tile48x124 },
  { west: -132, south: 48, ...size, url: tile48x132 },
  { west: -124, south: 52, ...size, url: tile52x124 },
  { west: -132, south: 52, ...size, url: tile52x132 },
  { west: -140, south: 52, ...size, url: tile52x140 },
  { west: -124, south: 56, ...size, url: tile56x124 },
  { west: -132, south: 56, ...size, url: tile56x132 },
  { west: -140, south: 56, ...size, url: tile56x140 },
];

export type Tile = (typeof tiles)[number];
