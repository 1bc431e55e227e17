import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { boundedLine } from '#errors/bounded-line.ts';
import type { CostTicket } from '#errors/cost-ticket.ts';
import { coresForSlowWork, threadsThatGiveWay } from '#errors/threads-that-give-way.ts';
import type { draw } from './draw-thread.ts';

/** Room for the pictures of all campgrounds in both languages, some 47 MB: going round them draws none twice. */
const maxKeptBytes = 64_000_000;

const idleMs = 60_000;

interface DrawInput {
  svg: string;
  /** Asked only where the picture has to be drawn. */
  takeTicket: () => Promise<CostTicket<'drawing'>>;
}

/** Keeps the pictures drawn of SVG that were asked for last. Many who ask at once for one wait for the same. */
export class DrawnPictures {
  /** One takes about 60 ms. */
  private readonly inLine = boundedLine({ atOnce: coresForSlowWork, maxWaiting: 30 });
  private readonly threads = threadsThatGiveWay(
    import.meta.resolve('#features/place-pages/draw-thread.ts'),
    idleMs,
  );
  private readonly drawn = new LRUCache<string, Buffer, DrawInput>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => this.draw(context),
  });

  /** As PNG. @throws ApiError RATE_LIMITED, or UNAVAILABLE while too many wait. */
  async of(wanted: DrawInput): Promise<Buffer> {
    return this.drawn.forceFetch(tagOf(wanted.svg), { context: wanted });
  }

  private async draw({ svg, takeTicket }: DrawInput): Promise<Buffer> {
    const { from } = await takeTicket();
    const drawing: () => Promise<ReturnType<typeof draw>> = () =>
      this.threads().run(svg, { name: 'draw' });
    return Buffer.from(await this.inLine(from, drawing));
  }
}

/** Changes with what a picture shows. */
export const tagOf = (svg: string) => createHash('sha256').update(svg).digest('base64url');
