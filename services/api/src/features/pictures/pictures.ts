import { Agent } from 'node:https';
import { LRUCache } from 'lru-cache';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { boundedLine } from '#errors/bounded-line.ts';
import type { CostTicket } from '#errors/cost-ticket.ts';
import { fetchPicture, NoPictureError, type Picture } from './fetch-picture.ts';

const maxKeptBytes = 32_000_000;
const keptMs = 3_600_000;
/** An address without a picture is asked again after a minute. */
const absenceKeptMs = 60_000;

type TakeTicket = () => Promise<CostTicket<'fetching'>>;

/** Pictures by address, kept for an hour; each is fetched once, however many readers want it. */
export class Pictures {
  private readonly agent: Agent;
  private readonly inLine = boundedLine({ atOnce: 8, maxWaiting: 64 });
  private readonly kept = new LRUCache<string, { picture: Picture | null }, TakeTicket>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ picture }, address) => (picture?.bytes.length ?? 0) + address.length,
    ttl: keptMs,
    fetchMethod: async (address, _stale, { options, context }) => {
      const picture = await this.fetch(address, context);
      if (!picture) options.ttl = absenceKeptMs;
      return { picture };
    },
  });

  /** Only public addresses are asked, whatever name they go by, unless private ones may be as well. */
  constructor({ mayAskPrivate }: { mayAskPrivate: boolean }) {
    this.agent = mayAskPrivate ? new Agent() : new RequestFilteringHttpsAgent();
  }

  /**
   * Returns null when there is none; the ticket is taken only where it has to be fetched.
   * @throws ApiError RATE_LIMITED, or UNAVAILABLE while too many are being fetched.
   */
  async at(address: string, takeTicket: TakeTicket): Promise<Picture | null> {
    const found = await this.kept.fetch(address, { context: takeTicket });
    return found?.picture ?? null;
  }

  private async fetch(address: string, takeTicket: TakeTicket): Promise<Picture | null> {
    const { from } = await takeTicket();
    try {
      return await this.inLine(from, () => fetchPicture(address, this.agent));
    } catch (error) {
      if (error instanceof NoPictureError) return null;
      throw error;
    }
  }
}
