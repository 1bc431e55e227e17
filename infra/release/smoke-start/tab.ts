import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@camp/contracts/sentences/language';
import type { RefusalCode } from '@camp/release/gate/refusal';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import {
  goWithin,
  observePage,
  pressLanguageSwitch,
  type Progress,
  readProgress,
  readSurroundings,
  watchDocument,
} from './observe-page.ts';

/** Something that went wrong by itself, while a page was open. */
export interface Incident {
  code: RefusalCode;
  what: string;
  /** Status of the answer, where a call was refused. */
  status?: number;
}

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

interface TabOptions {
  context: BrowserContext;
  /** Cookies with which a visitor begins. */
  cookies: Parameters<BrowserContext['addCookies']>[0];
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
  private incidents: Incident[] = [];
  private open = new Set<unknown>();
  /** Number of documents it has shown. */
  documents = 0;

  private constructor(page: Page, protocol: CDPSession, options: TabOptions) {
    this.page = page;
    this.protocol = protocol;
    this.options = options;
    this.listen();
  }

  static async in(options: TabOptions): Promise<Tab> {
    await options.context.addCookies(options.cookies);
    const page = await options.context.newPage();
    options.context.on('page', (popup) => void popup.close().catch(() => undefined));
    await page.addInitScript(watchDocument);
    const protocol = await options.context.newCDPSession(page);
    /* Time that the thread was at work, not time that passed: the machine may be busy. */
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Tab(page, protocol, options);
  }

  /** Loads the document of an address. */
  async load(path: string): Promise<void> {
    await this.page.goto(this.options.origin + path, { waitUntil: 'commit' });
    await this.page.waitForLoadState('domcontentloaded');
  }

  /** Makes the visitor who they were at first, whatever a page has done. */
  async restore(): Promise<void> {
    const { context, cookies } = this.options;
    await context.clearCookies();
    await context.addCookies(cookies);
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
      const isQuiet = this.open.size === 0 && progress.hasRested && !progress.isLoading;
      if (isQuiet && isThere(progress)) return progress;
      const within = this.incidents.length > 0 ? hopelessAfterMs : this.settleTimeoutMs;
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

  resize(width: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  /** Returns and forgets what has gone wrong since the last call. */
  taken(): Incident[] {
    return this.incidents.splice(0);
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

  private listen(): void {
    const note = (code: RefusalCode, what: string, status?: number) =>
      this.incidents.push({ code, what, ...(status && { status }) });
    this.page.on('pageerror', (error) => note('PAGE_THREW', `it throws: ${firstLine(error)}`));
    this.page.on('console', (message) => {
      if (message.type() !== 'error' || isToldElsewhere(message.text())) return;
      note('PAGE_LOGS_ERROR', `it logs an error: ${firstLine(message.text())}`);
    });
    this.page.on('domcontentloaded', () => (this.documents += 1));
    this.page.on('request', (request) => {
      if (request.isNavigationRequest()) this.open.clear();
      if (waitedFor.has(request.resourceType())) this.open.add(request);
    });
    this.page.on('requestfinished', (request) => void this.open.delete(request));
    this.page.on('requestfailed', (request) => {
      this.open.delete(request);
      const reason = request.failure()?.errorText ?? '';
      if (reason === 'net::ERR_ABORTED' || !this.isPublished(request.url())) return;
      note('FILE_UNREACHABLE', unreachable(request.url(), reason));
    });
    this.page.on('response', (response) => {
      if (response.status() < 400 || !this.isPublished(response.url())) return;
      const { pathname } = new URL(response.url());
      const answer = `${response.request().method()} ${pathname} with ${response.status()}`;
      if (isCall(pathname))
        return note(
          'CALL_REFUSED',
          `it makes a call that is answered: ${answer}.`,
          response.status(),
        );
      if (response.request().resourceType() === 'document') return undefined;
      return note('FILE_UNREACHABLE', unreachable(response.url(), String(response.status())));
    });
  }

  /** True if an address is the site's or one of its files', not a third party's. */
  private isPublished(address: string): boolean {
    return this.options.fileOrigins.includes(new URL(address).origin);
  }
}

/** Requests that change the page when they are answered. Beacons never are. */
const waitedFor = new Set(['fetch', 'xhr', 'script', 'stylesheet']);

const isCall = (path: string) => path.startsWith('/api/');

/** The network and the policy report these in more detail. */
const isToldElsewhere = (text: string) =>
  /^Failed to load resource|Content Security Policy|CORS policy/.test(text);

const firstLine = (error: unknown) => String(error).split('\n')[0]?.slice(0, 200) ?? '';

const unreachable = (address: string, reason: string) =>
  `a browser cannot fetch ${address} (${reason}). Look at the files address, and whether files may be fetched from any origin (CORS).`;
