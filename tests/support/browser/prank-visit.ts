import { publish } from '@camp/release/publish/publish';
import { expect, type Locator, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { buildWithPranks, prankKey } from '#tests/support/builds/prank-build.ts';
import type { Prank } from '#tests/support/builds/pranks.ts';
import { test as guarded } from './browser.ts';
import { WatchedPage } from './watched-page.ts';

/** Console errors of browsers and React that the pranks cause. */
const errorsOfPranks =
  /A fault|TypeError|RemoteFailure|React error|is not a function|status of 431/;

interface Pranks {
  /** A site on which the page /regions of remote-public plays the prank it is given. */
  site: TestSite;
}

export const test = guarded.extend<object, Pranks>({
  expectedErrors: errorsOfPranks,
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const site = await startTestSite();
      const folder = await buildWithPranks('remote-public', 'regions');
      await publish(publisherOf(site.dataDir), { folders: [folder], by: 'tests' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A visit to that page. */
export class PrankVisit {
  readonly page: Page;
  readonly watched: WatchedPage;

  private constructor(page: Page, watched: WatchedPage) {
    this.page = page;
    this.watched = watched;
  }

  /** Opens the page, which plays the prank once it is on screen. */
  static async open(site: TestSite, page: Page, prank: Prank): Promise<PrankVisit> {
    await page.addInitScript(
      ([key, value, path]) => {
        if (location.pathname === path) sessionStorage.setItem(key, value);
      },
      [prankKey, prank, '/regions'] as const,
    );
    const watched = await WatchedPage.watch(page);
    await page.goto(`${site.url}/regions`, { waitUntil: 'commit' });
    /* A page that loads its document again may be gone by then. */
    await watched.mark().catch(() => undefined);
    return new PrankVisit(page, watched);
  }

  /** Comes from another remote's page, within the document: the page plays the prank once it is on screen. */
  static async come(site: TestSite, page: Page, prank: Prank): Promise<PrankVisit> {
    const watched = await WatchedPage.watch(page);
    const visit = new PrankVisit(page, watched);
    await page.goto(`${site.url}/login`);
    await expect(visit.heading('Login')).toBeVisible();
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      prankKey,
      prank,
    ] as const);
    await watched.mark();
    await visit.bar.getByRole('link', { name: 'Regions' }).click();
    await page.waitForURL('**/regions');
    return visit;
  }

  get bar(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  /** The text in place of the page, or below it where the page was sent with the document. */
  get fallback(): Locator {
    const heading = { name: 'The public pages cannot be shown right now' };
    return this.page
      .getByRole('heading', heading)
      .or(this.page.getByText('You can read this page'));
  }

  heading(name: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  }

  /** Waits on a timer of the document that is due so late: all its earlier timers have run by then. */
  outlast(milliseconds: number): Promise<unknown> {
    const later = (due: number) => new Promise((resolve) => setTimeout(resolve, due));
    return this.page.evaluate(later, milliseconds);
  }

  /** Ends the prank: the page no longer plays it when it is drawn again. */
  async stopPranks(): Promise<void> {
    await this.page.evaluate((key) => sessionStorage.removeItem(key), prankKey);
    await this.page.addInitScript((key) => sessionStorage.removeItem(key), prankKey);
  }

  /** Goes to a page of another remote by its link, and expects it soon and complete. */
  async leave(): Promise<void> {
    await this.bar.getByRole('link', { name: 'Login / Register' }).click();
    await expect(this.heading('Login')).toBeVisible();
    await expect(this.bar).toBeVisible();
  }

  /** Goes back with the browser's button, and expects the page to be complete and to work. */
  async goBack(): Promise<void> {
    await this.page.goBack();
    await expect(this.heading('Login')).toBeVisible();
    await expect(this.bar).toBeVisible();
    await this.page.getByLabel('Username or email').fill('ana');
    await expect(this.page).toHaveTitle(/^Login/);
  }
}
