/**
 * What is left of a wait for something that the document asked for itself, in milliseconds: it counts from
 * when the document was asked for. A shell that was slow to start still grants the least.
 */
export function timeLeft(withinMs: number, leastMs: number): number {
  return Math.max(leastMs, withinMs - performance.now());
}
