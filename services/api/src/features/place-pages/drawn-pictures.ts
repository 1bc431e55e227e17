import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { boundedLine } from '#errors/bounded-line.ts';
import { fonts } from './font.ts';

/** How many bytes of pictures are kept: some six hundred. */
const mostKeptBytes = 40_000_000;

const options = {
  font: {
    loadSystemFonts: false,
    fontFiles: Object.values(fonts).map(({ file }) => file),
    defaultFontFamily: fonts.wide.family,
  },
};

interface Wanted {
  svg: string;
  /** The network that asks: whoever wants many gives way to others. */
  from: string;
}

/** Pictures drawn of SVG, those that were asked for last. Many who ask at once for one wait for the same. */
export class DrawnPictures {
  /** Off the main thread; one takes about 60 ms. */
  private readonly inLine = boundedLine({ atOnce: 2, mostWaiting: 30 });
  private readonly drawn = new LRUCache<string, Buffer, Wanted>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => this.draw(context),
  });

  /** As PNG. @throws ApiError UNAVAILABLE while too many wait. */
  async of(wanted: Wanted): Promise<Buffer> {
    return this.drawn.forceFetch(tagOf(wanted.svg), { context: wanted });
  }

  private async draw({ svg, from }: Wanted): Promise<Buffer> {
    const image = await this.inLine(from, () => renderAsync(svg, options));
    return image.asPng();
  }
}

/** Changes with what a picture shows. */
export const tagOf = (svg: string) => createHash('sha256').update(svg).digest('base64url');
