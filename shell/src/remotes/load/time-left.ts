/**
 * Returns the rest of a wait for something that the document itself requested, in milliseconds. The wait
 * counts from the document's own request; a shell that started late still waits for `minMs`.
 */
export function timeLeft(timeoutMs: number, minMs: number): number {
  return Math.max(minMs, timeoutMs - performance.now());
}
