import { timingSafeEqual } from 'node:crypto';

/** True if two texts are the same, in a time that does not reveal how much of a guess was right. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
