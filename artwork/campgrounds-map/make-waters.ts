/*
 * Reads the lakes and rivers around the province: waters.json.
 *
 *   node_modules/.bin/node artwork/campgrounds-map/make-waters.ts
 *
 * Source: GSHHG 2.3.7, full resolution (Wessel and Smith 1996, LGPL 3 or later), whose lakes and rivers are those of the
 * World Data Bank II. `gmt` 6 writes them as text; it and its data are Debian's gmt and gmt-gshhg-full. They are
 * needed for the run only.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { simplified, stepsOf, type Position } from './steps.ts';

/** West, east, south, north. */
const region = '-140/-113/47.5/61';
/** A hundred metres, in degrees: the source is no finer. */
const tolerance = 0.001;
/** Lakes, the islands in them, and the ponds on those. */
const lakes = ['-W', '-A0/2/4'];
/** Permanent rivers, without those that are drawn as lakes. */
const rivers = ['-IR'];

interface Piece {
  level: number;
  line: Position[];
}

/** Reads lines from `gmt`, which cuts them at each degree. */
function piecesOf(features: string[]): Piece[] {
  const text = execFileSync('gmt', ['pscoast', `-R${region}`, '-M', '-Df', ...features], {
    cwd: tmpdir(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return text
    .split(/^>/m)
    .slice(1)
    .map((piece) => {
      const [head = '', ...lines] = piece.trim().split('\n');
      return { level: Number(/Level (\d+)/.exec(head)?.[1]), line: lines.map(positionOf) };
    })
    .filter(({ line }) => line.length > 1);
}

function positionOf(line: string): Position {
  const [longitude = 0, latitude = 0] = line.trim().split(/\s+/).map(Number);
  return [longitude, latitude];
}

const keyOf = (position: Position | undefined) => position?.map((part) => part.toFixed(5)).join();

/** Puts pieces together again where one begins as another ends. Rings that leave the region are dropped. */
function ringsOf(pieces: Piece[]): Position[][] {
  const waiting = Map.groupBy(pieces, ({ line }) => keyOf(line[0]));
  const rings: Position[][] = [];
  for (const first of pieces) {
    if (!take(waiting, first)) continue;
    const ring = [...first.line];
    while (keyOf(ring.at(-1)) !== keyOf(ring[0])) {
      const next = waiting.get(keyOf(ring.at(-1)))?.[0];
      if (!next || !take(waiting, next)) break;
      ring.push(...next.line.slice(1));
    }
    if (keyOf(ring.at(-1)) === keyOf(ring[0])) rings.push(ring);
  }
  return rings;
}

/** Takes a piece away. False if it is not there any more. */
function take(waiting: Map<string | undefined, Piece[]>, piece: Piece): boolean {
  const there = waiting.get(keyOf(piece.line[0])) ?? [];
  const at = there.indexOf(piece);
  if (at >= 0) there.splice(at, 1);
  return at >= 0;
}

const written = (line: Position[]) => stepsOf(simplified(line, tolerance));
const shores = piecesOf(lakes);
const content = {
  lakes: ringsOf(shores.filter(({ level }) => level === 2)).map(written),
  islands: ringsOf(shores.filter(({ level }) => level === 3)).map(written),
  rivers: piecesOf(rivers).map(({ level, line }) => `${level}:${written(line)}`),
};

writeFileSync('artwork/campgrounds-map/waters.json', `${JSON.stringify(content, null, 2)}\n`);
