import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { NetworkWaves } from '#tests/support/browser/network-waves.ts';
import { NetworkLog } from '#tests/support/browser/network-log.ts';
import { canBePressed, probeNavbar, readPage, timeNextClick, watchPage } from './observe-page.ts';

/** A mid-range phone on a slow line: 1.6 Mbit/s down, 150 ms, a quarter of the processor's speed. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** Long enough for a machine that does much else: a wait ends what hangs. */
const longestWaitMs = 120_000;
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

export type Figures = Record<string, number>;

export interface Tab {
  page: Page;
  log: NetworkLog;
}

/** Opens a page for the first time, then again with what the browser has kept. */
export async function measureLoads(browser: Browser, address: string): Promise<Figures> {
  return inContext(browser, async (context) => {
    const cold = await measureLoad(context, address);
    const warm = await measureLoad(context, address);
    const named = Object.entries(warm).map(([name, value]) => [`warm ${name}`, value] as const);
    return { ...cold, ...Object.fromEntries(named) };
  });
}

async function measureLoad(context: BrowserContext, address: string): Promise<Figures> {
  const { page, log } = await openTab(context);
  await page.addInitScript(watchPage);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.observed.idle !== null);
  await page.locator('main h1').first().waitFor();
  await log.quiet();
  const { timeOrigin, idle, fcp, lcp, tbt, cls, longestTask } = await page.evaluate(readPage);
  await page.close();
  return {
    ...log.figures(),
    'script bytes before idle': log.scriptBytesBefore(timeOrigin + (idle ?? 0)),
    'FCP ms': fcp,
    'LCP ms': lcp,
    'TBT ms': tbt,
    'longest task ms': longestTask,
    CLS: cls,
    'idle ms': idle ?? Number.NaN,
  };
}

interface ShownPage {
  path: string;
  heading: string;
}

const about: ShownPage = { path: '/about', heading: 'About' };
const login: ShownPage = { path: '/login', heading: 'Login' };
/** Time that a visitor looks at a link before pressing it, in milliseconds. */
const lookMs = 300;

/** Measures how soon the bar answers, and from the home page how soon another page is shown. */
export async function measureClicks(browser: Browser, origin: string, path: string) {
  const straight = await inContext(browser, async (context) => {
    const tab = await openAlive(context, origin + path);
    const answered = await tab.page.evaluate(() => globalThis.navbarAnsweredAt ?? Number.NaN);
    const figures: Figures = { 'navbar answers ms': answered };
    if (path !== '/') return figures;
    const heading = (await tab.page.locator('main h1').first().textContent())?.trim() ?? '';
    figures['click to /about ms'] = await openByMenu(tab, about);
    /* Where it was left too early, the home page comes while the menu is open, and closes it. */
    await follow(tab, linkTo(tab, '/'), { path: '/', heading });
    figures['click to /login ms'] = await openByMenu(tab, login);
    return figures;
  });
  if (path !== '/') return straight;
  const looked = await inContext(browser, async (context) => {
    const tab = await openAlive(context, origin + path);
    return { 'look and click to /login ms': await openByMenu(tab, login, lookMs) };
  });
  return { ...straight, ...looked };
}

/** Opens a page, and waits until its bar has answered and it has come to rest. */
async function openAlive(context: BrowserContext, address: string): Promise<Tab> {
  const tab = await openTab(context);
  await tab.page.addInitScript(probeNavbar);
  await tab.page.goto(address);
  await tab.page.waitForFunction(() => globalThis.navbarAnsweredAt !== undefined);
  await tab.log.quiet();
  return tab;
}

const linkTo = ({ page }: Tab, path: string) => page.locator(`nav a[href="${path}"]`).first();

/** Opens the menu, looks at a link once it is in view and nothing moves, and follows it. */
async function openByMenu(tab: Tab, to: ShownPage, lookForMs = 0): Promise<number> {
  await tab.page.locator('nav button[aria-expanded=false][aria-controls]').first().click();
  await tab.log.quiet();
  const link = linkTo(tab, to.path);
  await link.scrollIntoViewIfNeeded();
  await tab.page.waitForFunction(canBePressed, await link.elementHandle());
  if (lookForMs > 0) await link.hover();
  await wait(lookForMs);
  return follow(tab, link, to);
}

/** Returns the milliseconds from the press until the other page is painted, once all is at rest. */
async function follow({ page, log }: Tab, link: Locator, to: ShownPage): Promise<number> {
  await page.evaluate(timeNextClick, to);
  await link.click();
  const painted = await page.evaluate(() => globalThis.clickPainted ?? Number.NaN);
  await log.quiet();
  return painted;
}

/** Counts the waves of requests until the remote's page is painted. */
export async function measureHops(browser: Browser, address: string): Promise<Figures> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    const network = await NetworkWaves.open(page, address);
    const waves = await network.until(page.locator('main h1').first());
    return { hops: waves.length };
  });
}

export async function inContext<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screen);
  context.setDefaultTimeout(longestWaitMs);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

export async function openTab(
  context: BrowserContext,
  { isSlowLine = true }: { isSlowLine?: boolean } = {},
): Promise<Tab> {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  const log = await NetworkLog.open(session);
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, log };
}
