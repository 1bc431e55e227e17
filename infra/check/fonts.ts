import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectFiles } from './project-files.ts';

/** Numbers of tables in the directory of a font (W3C WOFF 2.0, 4.1); one of 63 has its name behind it. */
const table = { glyf: 10, loca: 11, gvar: 48, named: 63 };

/** Of the headers in `gvar` (OpenType, gvar): what they say of the coordinates behind them. */
const has = { peak: 0x8000, reach: 0x4000 };

const isOfPages = /^(?:shell|remote-[a-z]+|packages\/ui)\/src\/.*\.woff2$/;

/** One line for each font whose weights Firefox would drop: some are drawn from places beyond its axis. */
export function fontsBeyondTheirAxis(root: string): string[] {
  return projectFiles(root)
    .filter((file) => isOfPages.test(file))
    .flatMap((file) => {
      const gvar = tableOf(join(root, file), table.gvar);
      /* A font of one weight has no such table. */
      const beyond = gvar.length > 0 && placesIn(gvar).find((place) => Math.abs(place) > 1);
      return beyond
        ? [`${file} has shapes at ${beyond} of its axis: cut it at a weight that it is drawn at`]
        : [];
    });
}

function tableOf(path: string, wanted: number): Buffer {
  const file = readFileSync(path);
  let at = 48;
  let start = 0;
  let found = { start: 0, length: 0 };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    const number = flags & 63;
    at += number === table.named ? 5 : 1;
    const isOutline = number === table.glyf || number === table.loca;
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    const whole = readBase128();
    const length = isTransformed ? readBase128() : whole;
    if (number === wanted) found = { start, length };
    start += length;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return data.subarray(found.start, found.start + found.length);

  function readBase128(): number {
    let value = 0;
    for (let isLast = false; !isLast; at += 1) {
      const byte = file.readUInt8(at);
      value = value * 128 + (byte & 127);
      isLast = byte < 128;
    }
    return value;
  }
}

/** Every place on the axis, of which there is one, that glyphs have changes for. */
export function placesIn(gvar: Buffer): number[] {
  const coordinate = (at: number) => gvar.readInt16BE(at) / 2 ** 14;
  const list = (at: number, length: number) =>
    Array.from({ length }, (_, index) => coordinate(at + 2 * index));
  const shared = list(gvar.readUInt32BE(8), gvar.readUInt16BE(6));
  const glyphs = gvar.readUInt16BE(12);
  const isLong = gvar.readUInt16BE(14) & 1;
  const offset = (glyph: number) =>
    isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph);
  const changed = Array.from({ length: glyphs }, (_, glyph) => glyph).filter(
    (glyph) => offset(glyph) !== offset(glyph + 1),
  );
  return [
    ...shared,
    ...changed.flatMap((glyph) => ownPlaces(gvar.readUInt32BE(16) + offset(glyph))),
  ];

  function ownPlaces(start: number): number[] {
    const places: number[] = [];
    let at = start + 4;
    for (let left = gvar.readUInt16BE(start) & 0xfff; left > 0; left -= 1) {
      const flags = gvar.readUInt16BE(at + 2);
      const count = (flags & has.peak ? 1 : 0) + (flags & has.reach ? 2 : 0);
      places.push(...list(at + 4, count));
      at += 4 + 2 * count;
    }
    return places;
  }
}

if (import.meta.main) {
  const found = fontsBeyondTheirAxis('.');
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
