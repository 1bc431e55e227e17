import pLimit from 'p-limit';
import { ApiError } from './api-error.ts';

const comeBackAfterSeconds = 5;

interface Bounds {
  /** How much is done at the same time. */
  atOnce: number;
  mostWaiting: number;
}

/**
 * Does slow work in a line, so that a crowd takes neither all memory nor all cores. Whoever comes when the line is
 * too long is told to come back, with UNAVAILABLE, and takes no memory meanwhile.
 */
export function boundedLine({ atOnce, mostWaiting }: Bounds) {
  const line = pLimit(atOnce);
  const run = <T>(work: () => Promise<T>): Promise<T> => {
    if (line.pendingCount < mostWaiting) return line(work);
    const refusal = new ApiError('UNAVAILABLE', 'unavailable', {
      retryAfter: comeBackAfterSeconds,
    });
    return Promise.reject(refusal);
  };
  const tasks = () => ({ running: line.activeCount, waiting: line.pendingCount });
  return Object.assign(run, { tasks });
}
