/**
 * What is left of a wait for something that the document itself requested, in milliseconds. The wait
 * counts from the document's own request; a shell that started late still waits for the least.
 */
export function timeLeft(timeoutMs: number, minMs: number): number {
  return Math.max(minMs, timeoutMs - performance.now());
}
