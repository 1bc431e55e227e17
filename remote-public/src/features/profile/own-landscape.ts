import { contourLines, type Hill } from '@camp/ui/artwork/contour-lines';

export const landscapeSize = { width: 1184, height: 240 };

/** Ground that a landscape stands on. */
type Ground = 'forest' | 'lake' | 'desert' | 'stone';
const grounds: readonly Ground[] = ['forest', 'lake', 'desert', 'stone'];

export interface Landscape {
  ground: Ground;
  /** The contour lines of each of its hills. */
  hills: string[];
}

/** Returns a user's own landscape: grown from the username, the same wherever and whenever it is drawn. */
export function landscapeOf(username: string): Landscape {
  const draw = numbersFrom(username.toLowerCase());
  const ground = grounds[Math.floor(draw() * grounds.length)] ?? 'forest';
  const count = 2 + Math.floor(draw() * 2);
  const hills = Array.from({ length: count }, (_, index): Hill => {
    const room = landscapeSize.width / count;
    return {
      x: Math.round((index + 0.2 + 0.6 * draw()) * room),
      y: Math.round((draw() - 0.1) * landscapeSize.height),
      lines: 6 + Math.floor(draw() * 6),
      step: 18 + Math.round(draw() * 14),
      phase: draw() * 2 * Math.PI,
    };
  });
  return { ground, hills: hills.map(contourLines) };
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a of it, then mulberry32. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
