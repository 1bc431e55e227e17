import type { Seen } from './processes.ts';

interface Sample {
  at: number;
  seen: Seen[];
}

export interface Growth {
  name: string;
  pid: number;
  startMb: number;
  endMb: number;
  /** Growth of memory, in per cent. */
  growth: number;
  startHandles: number;
  endHandles: number;
}

/** Share of the time in which caches and heap still fill up. */
const warmUpShare = 1 / 4;

/**
 * Compares each process in the first third of the time after the warm-up with the last: the median of each,
 * since a heap goes up and down.
 */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const [from, to] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  const begin = from + (to - from) * warmUpShare;
  const third = (to - begin) / 3;
  const early = samples.filter(({ at }) => at >= begin && at < begin + third);
  const late = samples.filter(({ at }) => at >= to - third);
  return (samples.at(-1)?.seen ?? []).map(({ pid, name }) => {
    const [start, end] = [middleOf(early, pid), middleOf(late, pid)];
    return {
      name,
      pid,
      startMb: start.rssBytes / 1e6,
      endMb: end.rssBytes / 1e6,
      growth: start.rssBytes ? 100 * (end.rssBytes / start.rssBytes - 1) : 0,
      startHandles: start.handles,
      endHandles: end.handles,
    };
  });
}

function middleOf(samples: readonly Sample[], pid: number) {
  const seen = samples.flatMap((sample) => sample.seen.filter((each) => each.pid === pid));
  return {
    rssBytes: quantile(
      seen.map(({ rssBytes }) => rssBytes),
      0.5,
    ),
    handles: quantile(
      seen.map(({ handles }) => handles),
      0.5,
    ),
  };
}

/** Returns 0 for an empty list. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
