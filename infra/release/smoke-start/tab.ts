import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@camp/contracts/sentences/language';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import {
  goWithin,
  observePage,
  pressLanguageSwitch,
  type Progress,
  readProgress,
  readSurroundings,
  stoodStill,
  watchDocument,
} from './observe-page.ts';
import type { Visitor } from './plan.ts';
import { cookiesOf } from './stand-in-api.ts';
import { type Incident, TabRecord } from './tab-record.ts';

/** Longest time for a page to come to rest, in milliseconds, on a machine that does nothing else. */
const settleMs = 5_000;
const hopelessAfterMs = 1_000;
const restTimeoutMs = 1_500;
/** A page that does not answer for so long has its thread blocked. */
const answerTimeoutMs = 4_000;
const height = 800;
const screenshotTimeoutMs = 3_000;

/** The page does not answer: its thread is blocked. */
export class Unresponsive extends Error {}

/** A visitor's device and place, where it is no desktop with a mouse, by day, where the publisher is. */
export interface Device {
  isTouch?: boolean;
  colorScheme?: 'dark' | 'light';
  /** `Pacific/Auckland` */
  timeZone?: string;
  /** Shows most motion at its end, which takes half of the time to draw a page. */
  reducedMotion?: 'reduce';
}

/** As the browser is. */
export const usual: Device = {};
/** Pages are drawn sooner where nothing moves. */
export const still: Device = { reducedMotion: 'reduce' };

interface TabOptions {
  context: BrowserContext;
  visitor: Visitor;
  /** Origin of the draft's site. */
  origin: string;
  /** Origins of published files, the site's own among them. */
  fileOrigins: readonly string[];
  /** Factor by which all time limits are longer than usual. */
  patience: number;
}

/** A browser's tab in which pages of the draft are opened one after the other. */
export class Tab {
  readonly page: Page;
  private readonly protocol: CDPSession;
  private readonly options: TabOptions;
  private readonly record: TabRecord;
  private device: Device = usual;
  private visitor: Visitor;

  private constructor(page: Page, protocol: CDPSession, options: TabOptions) {
    this.visitor = options.visitor;
    this.page = page;
    this.protocol = protocol;
    this.options = options;
    this.record = new TabRecord(page, options.fileOrigins);
  }

  static async in(options: TabOptions): Promise<Tab> {
    await options.context.addCookies(cookiesOf(options.visitor, options.origin));
    const page = await options.context.newPage();
    options.context.on('page', (popup) => void popup.close().catch(() => undefined));
    await page.addInitScript(watchDocument);
    const protocol = await options.context.newCDPSession(page);
    /* Time that the thread was at work, not time that passed: the machine may be busy. */
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Tab(page, protocol, options);
  }

  /** Number of documents it has shown. */
  get documents(): number {
    return this.record.documents;
  }

  /** Number of calls of the API that the document on screen has made. */
  get calls(): number {
    return this.record.calls;
  }

  /** Number of lasting connections that the document on screen has opened. */
  get sockets(): number {
    return this.record.sockets;
  }

  /** Number of sign-outs that were asked of the API. */
  get signOuts(): number {
    return this.record.signOuts;
  }

  /** Loads the document of an address. */
  async load(path: string): Promise<void> {
    await this.page.goto(this.options.origin + path, { waitUntil: 'commit' });
    await this.page.waitForLoadState('domcontentloaded');
  }

  /** Makes the visitor who they were at first, whatever a page has done. */
  async restore(): Promise<void> {
    const { context, origin } = this.options;
    await context.clearCookies();
    await context.addCookies(cookiesOf(this.visitor, origin));
  }

  /** Makes it another visitor's, of whom the browser knows nothing but the files of the site. */
  async become(visitor: Visitor): Promise<void> {
    this.visitor = visitor;
    await this.page.goto('about:blank');
    const { origin } = this.options;
    await this.protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.restore();
  }

  go(path: string): Promise<void> {
    return this.ask(goWithin, path);
  }

  /**
   * Waits until the page is drawn and at rest; less long if something went wrong already.
   * @returns its last state.
   */
  async settled(isThere: (progress: Progress) => boolean): Promise<Progress> {
    const startedAt = Date.now();
    for (;;) {
      const progress = await this.ask(readProgress, restTimeoutMs);
      const isQuiet = this.record.open.size === 0 && progress.hasRested && !progress.isLoading;
      if (isQuiet && isThere(progress)) return progress;
      const within = this.record.incidents.length > 0 ? hopelessAfterMs : this.settleTimeoutMs;
      if (Date.now() > startedAt + within) return progress;
      await wait(progress.hasRested ? 25 : 0);
    }
  }

  observe() {
    return this.ask(observePage, undefined);
  }

  surroundings() {
    return this.ask(readSurroundings, undefined);
  }

  /** Switches the language as visitors do, or loads the document in it where the bar has no switch. */
  async speak(language: Language): Promise<void> {
    if (await this.ask(pressLanguageSwitch, language)) return;
    await this.load(`${new URL(this.page.url()).pathname}?lang=${language}`);
  }

  /** Makes what is loaded from now on think of this device and this place. */
  async pretend(device: Device): Promise<void> {
    if (device === this.device) return;
    this.device = device;
    const { isTouch = false, colorScheme = null, timeZone = '', reducedMotion = null } = device;
    await this.page.emulateMedia({ colorScheme, reducedMotion });
    await this.protocol.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch });
    await this.protocol.send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
  }

  /** Returns the bytes of memory that scripts of the page hold, without what could be thrown away. */
  async heapBytes(): Promise<number> {
    await this.inTime(this.protocol.send('HeapProfiler.collectGarbage'));
    const { usedSize } = await this.inTime(this.protocol.send('Runtime.getHeapUsage'));
    return usedSize;
  }

  /** Returns once the page has drawn itself for the new width: what measures itself does so a frame later. */
  async resize(width: number): Promise<void> {
    const seen = this.page.viewportSize();
    if (seen?.width === width && seen.height === height) return;
    await this.page.setViewportSize({ width, height });
    await this.ask(stoodStill, undefined);
  }

  /** Returns and forgets what has gone wrong since the last call. */
  taken(): Incident[] {
    return this.record.incidents.splice(0);
  }

  /** Returns the time that the main thread has worked, in seconds of processor time. */
  async worked(): Promise<number> {
    const { metrics } = await this.inTime(this.protocol.send('Performance.getMetrics'));
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }

  /** Calls a function in the page. @throws {@link Unresponsive} when the page does not answer. */
  async ask<Input, Output>(
    question: (input: Input) => Output | Promise<Output>,
    input: Input,
  ): Promise<Output> {
    for (;;) {
      try {
        /* Playwright types what it can send along; ours are texts and numbers. */
        const asked = question as (given: unknown) => Promise<Output>;
        return await this.inTime(this.page.evaluate(asked, input));
      } catch (error) {
        /* Another document has begun meanwhile. */
        if (!/context was destroyed|navigat/i.test(String(error))) throw error;
        await this.page.waitForLoadState('domcontentloaded');
      }
    }
  }

  /** Presses a key, as a person does. @throws {@link Unresponsive} */
  key(name: string): Promise<void> {
    return this.inTime(this.page.keyboard.press(name));
  }

  /** Keeps a screenshot of a refused page for its publisher. */
  async keepScreenshot(folder: string, name: string): Promise<void> {
    const path = join(folder, `${name.replaceAll(/[^\w-]+/g, '_')}.png`);
    await this.page.screenshot({ path, timeout: screenshotTimeoutMs }).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.options.context.close();
  }

  private async inTime<T>(asked: Promise<T>): Promise<T> {
    const given = new AbortController();
    const tooLate = wait(answerTimeoutMs * this.options.patience, null, {
      signal: given.signal,
    }).then(() => {
      throw new Unresponsive();
    });
    tooLate.catch(() => undefined);
    try {
      return await Promise.race([asked, tooLate]);
    } finally {
      given.abort();
    }
  }

  /** Longest time for a page to come to rest here, in milliseconds. */
  get settleTimeoutMs(): number {
    return settleMs * this.options.patience;
  }
}
