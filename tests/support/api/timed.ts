/** Returns the result of some work and how many milliseconds it took. */
export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}
