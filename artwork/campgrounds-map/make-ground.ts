/*
 * Draws the ground of the map of campgrounds: remote-campgrounds/src/features/map/ground.ts, and `tiles`
 * beside it.
 *
 *   node_modules/.bin/node artwork/campgrounds-map/make-ground.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { groundModule, groundTiles } from './ground.ts';
import { tilesModule } from './waters.ts';

const folder = 'remote-campgrounds/src/features/map';

writeFileSync(`${folder}/ground.ts`, groundModule());
mkdirSync(`${folder}/tiles`, { recursive: true });
const tiles = groundTiles();
writeFileSync(`${folder}/tiles.ts`, tilesModule(tiles.keys()));
for (const [name, text] of tiles) writeFileSync(`${folder}/tiles/tile${name}.txt`, text);
