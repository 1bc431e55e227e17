import { networksOf, sharesAround } from '@camp/contracts/site/network-of';

interface Most {
  /** Of one place: an IPv4 address, or the /64 of an IPv6 address. The networks around it may have more. */
  fromOnePlace: number;
  inAll: number;
  /** True if the oldest task makes room for a new one. Without it, the new one is refused. */
  endsOldest?: boolean;
}

type Task<T> = (ended: AbortSignal) => Promise<T>;

/**
 * Bounds what is under way at once, so that one place cannot take what all share. It counts visitors, as
 * the edge knows them, not connections: behind a proxy all connections come from one address.
 */
export class InFlight {
  private readonly most: Most;
  private readonly counts = new Map<string, number>();
  /** Oldest first. */
  private readonly underWay = new Set<AbortController>();

  constructor(most: Most) {
    this.most = most;
  }

  /** Runs a task. @throws when there is no room; a task that was not begun can be tried again. */
  async run<T>(ip: string, task: Task<T>): Promise<T> {
    const networks = networksOf(ip);
    const hasRoom = networks.every(
      (network, at) => this.countOf(network) < this.most.fromOnePlace * (sharesAround[at] ?? 1),
    );
    if (!hasRoom || !this.makeRoom()) throw new Error('Too much is under way.');
    const ending = new AbortController();
    this.underWay.add(ending);
    for (const network of networks) this.counts.set(network, this.countOf(network) + 1);
    try {
      return await task(ending.signal);
    } finally {
      this.underWay.delete(ending);
      for (const network of networks) this.leave(network);
    }
  }

  private makeRoom(): boolean {
    if (this.underWay.size < this.most.inAll) return true;
    const [oldest] = this.underWay;
    if (!this.most.endsOldest || !oldest) return false;
    this.underWay.delete(oldest);
    oldest.abort(new Error('It took longest while too much was under way.'));
    return true;
  }

  private countOf(network: string): number {
    return this.counts.get(network) ?? 0;
  }

  private leave(network: string): void {
    const left = this.countOf(network) - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
  }
}
