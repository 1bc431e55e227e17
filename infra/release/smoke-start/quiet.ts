const workMs = 100;
/** A broken page takes as many times longer to be refused. */
const maxSlowness = 3;

/**
 * Measures how many times slower this machine is than one that does nothing else. Works for a tenth of a second
 * of processor time to find out.
 */
export function slowness(): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  const worked = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (worked() < workMs);
  return Math.min(maxSlowness, Math.max(1, (performance.now() - begun) / workMs));
}

/** Runs work at the same time as other work, except work that must be alone. */
export class Quiet {
  private readonly going = new Set<Promise<unknown>>();
  private quiet: Promise<unknown> = Promise.resolve();

  async beside<T>(work: () => Promise<T>): Promise<T> {
    for (let seen = null; seen !== this.quiet;) {
      seen = this.quiet;
      await seen;
    }
    const result = work();
    this.going.add(result);
    return result.finally(() => this.going.delete(result));
  }

  /** Begins once nothing else goes on, and nothing else begins until it ends. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.quiet.then(async () => {
      await Promise.allSettled(this.going);
      return work();
    });
    this.quiet = result.catch(() => undefined);
    return result;
  }
}
