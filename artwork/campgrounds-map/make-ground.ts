/*
 * Draws the ground of the map of campgrounds: remote-campgrounds/src/features/map/ground.ts.
 *
 *   node_modules/.bin/node artwork/campgrounds-map/make-ground.ts
 */
import { writeFileSync } from 'node:fs';
import { groundModule } from './ground.ts';

writeFileSync('remote-campgrounds/src/features/map/ground.ts', groundModule());
