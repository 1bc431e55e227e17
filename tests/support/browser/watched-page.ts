import type { RemoteEvent } from '@camp/contracts/site/telemetry';
import type { InlinedRelease } from '@camp/release/document/release-document';
import type { Page } from '@playwright/test';

type FailedEvent = Extract<RemoteEvent, { kind: 'failed' }>;

interface Times {
  clickedAt: number;
  headings: { text: string; at: number }[];
}

declare global {
  /** Times at which things were shown, in milliseconds since the navigation began. */
  var times: Times | undefined;
}

/** A page that notes when it shows things, and what it reports about remotes. */
export class WatchedPage {
  readonly page: Page;
  readonly events: RemoteEvent[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/telemetry/remotes')) return;
      const { events } = request.postDataJSON() as { events: RemoteEvent[] };
      this.events.push(...events);
    });
  }

  static async watch(page: Page): Promise<WatchedPage> {
    await page.addInitScript(noteTimes);
    return new WatchedPage(page);
  }

  /** Failures and their reasons. Stacks are left out: they differ from build to build. */
  get failures(): Omit<FailedEvent, 'stack'>[] {
    return this.events
      .filter((event) => event.kind === 'failed')
      .map(({ stack: _calls, ...failed }) => failed);
  }

  /** Returns the time of the first paint; Infinity without one. */
  async firstPaint(): Promise<number> {
    const found = await this.page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await found.jsonValue()) ?? Infinity;
  }

  /** Returns when a heading was last shown, counted from the navigation. */
  async shownAt(heading: RegExp | string): Promise<number> {
    const times = await this.page.evaluate(() => globalThis.times);
    const shown = times?.headings.findLast(({ text }) => text.match(heading));
    return shown?.at ?? Infinity;
  }

  /** Returns when a heading was last shown, counted from the last click. */
  async shownAfterClick(heading: RegExp | string): Promise<number> {
    const clickedAt = await this.page.evaluate(() => globalThis.times?.clickedAt ?? 0);
    return (await this.shownAt(heading)) - clickedAt;
  }

  /** The release that the page was served with. */
  async release(): Promise<InlinedRelease> {
    const text = await this.page.locator('#release').textContent();
    return JSON.parse(text ?? '') as InlinedRelease;
  }

  /** From now on {@link wasReloaded} reports whether the document was loaded again. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
  }

  async wasReloaded(): Promise<boolean> {
    return !(await this.page.evaluate(() => 'isMarked' in globalThis));
  }
}

function noteTimes(): void {
  const times: Times = { clickedAt: 0, headings: [] };
  globalThis.times = times;
  globalThis.addEventListener('click', () => (times.clickedAt = performance.now()), true);
  const observer = new MutationObserver(() => {
    const text = document.querySelector('main :is(h1, h2)')?.textContent ?? '';
    if (text && text !== times.headings.at(-1)?.text) {
      times.headings.push({ text, at: performance.now() });
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
