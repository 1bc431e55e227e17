/*
 * Shades the relief of the map of campgrounds: remote-campgrounds/src/features/map/relief.webp.
 *
 *   ETOPO5=/usr/share/ferret-vis/data/etopo5.cdf node_modules/.bin/node artwork/campgrounds-map/make-relief.ts
 *
 * Source: ETOPO5 (1988, National Geophysical Data Center of NOAA, public domain), heights each five minutes of arc;
 * Debian's ferret-datasets has it. `gmt` 6 reads it and `cwebp` writes the picture.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const output = 'remote-campgrounds/src/features/map/relief.webp';
/** The edges of the picture, in degrees: also in draw-relief.ts. */
const edges = { west: -142, east: -110, south: 46.5, north: 62 };
const width = 480;
/** Degrees over which it fades towards its edges. */
const fading = 1.5;

const folder = mkdtempSync(join(tmpdir(), 'relief-'));
const gmt = (...args: string[]) => execFileSync('gmt', args, { cwd: folder, maxBuffer: 2 ** 28 });

/** Heights from the north-western corner on, row by row, each five minutes of arc. */
const around = [edges.west + 359, edges.east + 361, edges.south - 1, edges.north + 1];
const source = process.env['ETOPO5'] ?? 'etopo5.cdf';
gmt('grdcut', `${source}?ROSE`, `-R${around.join('/')}`, '-Gcut.nc');
const [, west = 0, , , north = 0, , , step = 0, , columns = 0] = gmt('grdinfo', '-C', 'cut.nc')
  .toString()
  .split('\t')
  .map(Number);
const bytes = gmt('grd2xyz', 'cut.nc', '-ZTLf');
const heights = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

/** Returns the height at a position, in metres, from the four around it. */
function heightAt(longitude: number, latitude: number): number {
  const [x, y] = [(longitude + 360 - west) / step, (north - latitude) * 12];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = (right: number, down: number) => heights[(row + down) * columns + column + right] ?? 0;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * (x - column);
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * (x - column);
  return Math.max(0, upper + (lower - upper) * (y - row));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const unmercator = (y: number) => (Math.atan(Math.exp(y)) * 360) / Math.PI - 90;

const [top, bottom] = [mercator(edges.north), mercator(edges.south)];
const height = Math.round(((top - bottom) / radians(edges.east - edges.west)) * width);

/** Returns how lit a slope is by a sun in the north-west: from -1, in shadow, to 1. */
function lightAt(column: number, row: number): number {
  const longitude = edges.west + ((column + 0.5) / width) * (edges.east - edges.west);
  const latitude = unmercator(top - ((row + 0.5) / height) * (top - bottom));
  const reach = 1 / 18;
  const metres = 2 * reach * 111_200;
  const eastward = heightAt(longitude + reach, latitude) - heightAt(longitude - reach, latitude);
  const northward = heightAt(longitude, latitude + reach) - heightAt(longitude, latitude - reach);
  const slope = eastward / (metres * Math.cos(radians(latitude))) - northward / metres;
  const inwards = Math.min(
    longitude - edges.west,
    edges.east - longitude,
    latitude - edges.south,
    edges.north - latitude,
  );
  return Math.tanh(slope * 16) * Math.min(1, inwards / fading);
}

/** Grey is level ground, darker is shadow, lighter is light. */
const pixels = Buffer.alloc(width * height);
for (let row = 0; row < height; row += 1)
  for (let column = 0; column < width; column += 1)
    pixels[row * width + column] = Math.round(128 + lightAt(column, row) * 127);
const picture = join(folder, 'relief.pgm');
writeFileSync(picture, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
execFileSync('cwebp', ['-quiet', '-q', '50', '-m', '6', picture, '-o', output]);
