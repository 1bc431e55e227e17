import { LRUCache } from 'lru-cache';
import type { EdgeMetrics } from '#metrics/edge-metrics.ts';
import { beginningOf } from './content-coding.ts';
import { type Input, type MadeDocument, makeDocument, type Site } from './make-document.ts';

/** Key of what a described page shows; the same for all addresses where there is nothing. */
const told = (described: Input['described']) =>
  described !== null && typeof described === 'object'
    ? `${described.path} ${described.hash}`
    : described;

/** Most bytes that are kept: some thousand documents, as they go over the wire. */
const maxKeptBytes = 32_000_000;
/** Bytes of a document besides its body. */
const headerBytes = 4_000;

type Make = () => Promise<MadeDocument>;

/**
 * Keeps documents that are the same for many visitors (docs/decisions/documents.md#0163). A document for
 * one visitor alone is made for each answer, and kept documents contain nothing of a visitor.
 */
export class KeptDocuments {
  private readonly site: Site;
  private readonly metrics: EdgeMetrics | null;
  private compressing = Promise.resolve();
  private readonly kept = new LRUCache<string, MadeDocument, Make>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ beginning, html }) =>
      headerBytes + beginning.bytes.length + (html?.length ?? 0),
    /* Many who ask at once wait for the same one. */
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  constructor(site: Site, metrics: EdgeMetrics | null) {
    this.site = site;
    this.metrics = metrics;
    metrics?.watchKeptDocuments(this.kept);
  }

  async documentFor(asked: Input): Promise<MadeDocument> {
    const make = () => makeDocument(this.site, asked);
    if (!this.isForMany(asked)) {
      this.metrics?.documents.inc({ kept: 'own' });
      return make();
    }
    const key = this.keyOf(asked);
    const known = this.kept.get(key);
    this.metrics?.documents.inc({ kept: known ? 'hit' : 'miss' });
    if (known) {
      this.compressBetter(key, known);
      return known;
    }
    const made = await this.kept.forceFetch(key, { context: make });
    if (!made.isWhole) this.kept.delete(key);
    return made;
  }

  /** False for an address with a name in it that the API did not check: any name makes another document. */
  private isForMany({ given, page, described }: Input): boolean {
    const isOne = page?.about === 'person' || page?.path.includes(':');
    const isKnown = described !== null && described !== 'unknown';
    return given.basis === 'channel' && (!isOne || isKnown) && !this.site.env.RELEASE_DEV;
  }

  /** All that a document depends on, but for what the site is set to. */
  private keyOf({ given, visit, page, described, listed, settings, coding }: Input): string {
    const { language, theme, mayBeSignedIn } = visit;
    const content = [given.signature, given.channel, page?.path, told(described), listed?.hash];
    const values = JSON.stringify(given.values);
    return [...content, language, theme, mayBeSignedIn, coding, settings.origin, values].join(' ');
  }

  /** Compresses a document as well as possible, once. The second visitor still gets the form that was quick to make. */
  private compressBetter(key: string, document: MadeDocument): void {
    const { html, beginning } = document;
    if (html === null) return;
    document.html = null;
    this.compressing = this.compressing
      .then(async () => {
        const better = await beginningOf(html, beginning.coding, 'for many');
        const isThere = this.kept.peek(key) === document;
        if (isThere) this.kept.set(key, { ...document, beginning: better });
      })
      .catch(() => undefined);
  }
}
