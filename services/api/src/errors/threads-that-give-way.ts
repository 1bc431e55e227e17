import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** One core stays free for other work. */
export const coresForSlowWork = Math.max(1, availableParallelism() - 1);

const lowestPriority = 19;

/**
 * Slow work waits whenever anything else has work for a core, so that a crowd that signs in or shares links holds up
 * no one else (docs/decisions/limits.md#0151).
 */
let niceIncrement = lowestPriority;

/** Sets how far slow work gives way, from 0 to 19 (nice(2)), before any is done. */
export function setNiceness(niceness: number): void {
  niceIncrement = niceness;
}

/** Threads that run what a file exports. They are started with the first work. */
export function threadsThatGiveWay(filename: string, idleTimeout = Infinity): () => Piscina {
  let threads: Piscina | undefined;
  return () =>
    (threads ??= new Piscina({
      filename,
      minThreads: 0,
      maxThreads: coresForSlowWork,
      idleTimeout,
      niceIncrement,
    }));
}
