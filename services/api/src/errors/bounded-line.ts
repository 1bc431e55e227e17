import PQueue from 'p-queue';
import { ApiError } from './api-error.ts';

const comeBackAfterSeconds = 5;

interface Bounds {
  /** Maximum number of pieces of work at the same time. */
  atOnce: number;
  maxWaiting: number;
}

/**
 * Does slow work in a line, so that a crowd takes neither all memory nor all cores. Callers who have more in line come
 * after those who have less, and one caller takes half of it at most. While it is too long, work is refused with
 * UNAVAILABLE and a time to come back, and takes no memory.
 */
export function boundedLine({ atOnce, maxWaiting }: Bounds) {
  const line = new PQueue({ concurrency: atOnce });
  const inLine = new Map<string, number>();
  const run = async <T>(from: string, work: () => Promise<T>): Promise<T> => {
    const before = inLine.get(from) ?? 0;
    if (line.size >= maxWaiting || before >= maxWaiting / 2) {
      throw new ApiError('UNAVAILABLE', 'unavailable', { retryAfter: comeBackAfterSeconds });
    }
    inLine.set(from, before + 1);
    try {
      return await line.add(work, { priority: -before });
    } finally {
      const left = (inLine.get(from) ?? 1) - 1;
      if (left > 0) inLine.set(from, left);
      else inLine.delete(from);
    }
  };
  /** For the next part of work that has begun: it is never refused. */
  const further = <T>(work: () => Promise<T>): Promise<T> => line.add(work);
  const tasks = () => ({ running: line.pending, waiting: line.size });
  return Object.assign(run, { further, tasks });
}
