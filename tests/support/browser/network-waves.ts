import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** A wave is complete when nothing more was requested for so long, in milliseconds. */
const quietMs = 300;
const maxWaves = 10;

/** A page whose files are fetched in waves: each is held back until nothing more follows from those before. */
export class NetworkWaves {
  private readonly page: Page;
  private readonly session: CDPSession;
  private held: { requestId: string; networkId: string; url: string }[] = [];
  /** Requests that were let go and have not been answered in full. */
  private readonly underWay = new Set<string>();

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
    session.on('Fetch.requestPaused', ({ requestId, networkId = '', request }) => {
      /* The browser may report one request twice, such as that of a font; it was let go with its wave. */
      if (this.underWay.has(networkId)) {
        void session.send('Fetch.continueRequest', { requestId });
        return;
      }
      this.held.push({ requestId, networkId, url: request.url });
    });
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
      session.on(end, ({ requestId }) => this.underWay.delete(requestId));
    }
  }

  /** Opens a page; only its document comes at once. */
  static async open(page: Page, path: string): Promise<NetworkWaves> {
    const session = await page.context().newCDPSession(page);
    const waves = new NetworkWaves(page, session);
    await session.send('Network.enable');
    const patterns = ['Script', 'Stylesheet', 'Font', 'Image', 'Media', 'Fetch', 'XHR'] as const;
    await session.send('Fetch.enable', {
      patterns: patterns.map((resourceType) => ({ urlPattern: 'http*', resourceType })),
    });
    await page.goto(path, { waitUntil: 'commit' });
    return waves;
  }

  /** Returns the addresses of each wave that went out after the document, until something was painted. */
  async until(shown: Locator): Promise<string[][]> {
    const waves: string[][] = [];
    while (waves.length < maxWaves) {
      await this.settled();
      if ((await shown.isVisible()) && (await this.hasPainted())) return waves;
      const wave = this.held.splice(0);
      if (wave.length === 0) continue;
      waves.push(wave.map(({ url }) => url));
      for (const { requestId, networkId } of wave) {
        this.underWay.add(networkId);
        await this.session.send('Fetch.continueRequest', { requestId });
      }
      while (this.underWay.size > 0) await wait(10);
    }
    throw new Error(`Nothing was shown after ${JSON.stringify(waves)}.`);
  }

  private hasPainted(): Promise<boolean> {
    return this.page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
  }

  /** Waits until what has arrived is processed and nothing more is requested. */
  private async settled(): Promise<void> {
    for (let seen = -1; seen !== this.held.length;) {
      seen = this.held.length;
      await this.page
        .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
        .catch(() => undefined);
      await wait(quietMs);
    }
  }
}
