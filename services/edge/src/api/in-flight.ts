import { networkOf } from '@camp/contracts/site/network-of';

interface Most {
  /** Of one place: an IPv4 address, or the /64 of an IPv6 address. */
  fromOnePlace: number;
  inAll: number;
}

/**
 * Bounds what is under way at once, so that one place cannot take what all share. It counts visitors, as
 * the edge knows them, not connections: behind a proxy all connections come from one address.
 */
export class InFlight {
  private readonly most: Most;
  private readonly counts = new Map<string, number>();
  private total = 0;

  constructor(most: Most) {
    this.most = most;
  }

  /** @throws when there is no room; what was not begun can be tried again. */
  async run<T>(ip: string, task: () => Promise<T>): Promise<T> {
    const place = networkOf(ip);
    const count = this.counts.get(place) ?? 0;
    if (count >= this.most.fromOnePlace || this.total >= this.most.inAll)
      throw new Error('Too much is under way.');
    this.counts.set(place, count + 1);
    this.total += 1;
    try {
      return await task();
    } finally {
      this.leave(place);
    }
  }

  private leave(place: string): void {
    this.total -= 1;
    const left = (this.counts.get(place) ?? 1) - 1;
    if (left > 0) this.counts.set(place, left);
    else this.counts.delete(place);
  }
}
