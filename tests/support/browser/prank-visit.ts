import { publish } from '@camp/release/publish/publish';
import { expect, type Locator, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { buildWithPranks, prankKey } from '#tests/support/builds/prank-build.ts';
import type { Prank } from '#tests/support/builds/pranks.ts';
import { test as guarded } from './browser.ts';
import { WatchedPage } from './watched-page.ts';

/** What browsers and React say on the console of what the pages do. */
const errorsOfPranks =
  /A fault|TypeError|RemoteFailure|React error|is not a function|status of 431/;

interface Pranks {
  /** A site on which the page /regions of remote-public does what it is told. */
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

/** Somebody's visit to that page. */
export class PrankVisit {
  readonly page: Page;
  readonly watched: WatchedPage;

  private constructor(page: Page, watched: WatchedPage) {
    this.page = page;
    this.watched = watched;
  }

  /** Opens the page, which does this once it is on screen. */
  static async open(site: TestSite, page: Page, prank: Prank): Promise<PrankVisit> {
    await page.addInitScript(
      ([key, value, path]) => {
        if (location.pathname === path) sessionStorage.setItem(key, value);
      },
      [prankKey, prank, '/regions'] as const,
    );
    const watched = await WatchedPage.watch(page);
    await page.goto(`${site.url}/regions`, { waitUntil: 'commit' });
    /* One that loads its document again may be gone by then. */
    await watched.mark().catch(() => undefined);
    return new PrankVisit(page, watched);
  }

  /** Comes from another remote's page, within the document: the page does this once it is on screen. */
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

  /** What stands in for the page, or below it where it was sent with the document. */
  get fallback(): Locator {
    const heading = { name: 'The public pages cannot be shown right now' };
    return this.page
      .getByRole('heading', heading)
      .or(this.page.getByText('You can read this page'));
  }

  heading(name: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  }

  /** Ends with a timer of the document that is due so late: by its clock, all that was due before is over. */
  outlast(milliseconds: number): Promise<unknown> {
    const later = (due: number) => new Promise((resolve) => setTimeout(resolve, due));
    return this.page.evaluate(later, milliseconds);
  }

  /** The page does nothing any more when it is drawn again. */
  async stopPranks(): Promise<void> {
    await this.page.evaluate((key) => sessionStorage.removeItem(key), prankKey);
    await this.page.addInitScript((key) => sessionStorage.removeItem(key), prankKey);
  }

  /** To a page of another remote, as people go there: it is there soon, and whole. */
  async leave(): Promise<void> {
    await this.bar.getByRole('link', { name: 'Login / Register' }).click();
    await expect(this.heading('Login')).toBeVisible();
    await expect(this.bar).toBeVisible();
  }

  /** Back, as the browser's button does, to a page that is whole and works. */
  async goBack(): Promise<void> {
    await this.page.goBack();
    await expect(this.heading('Login')).toBeVisible();
    await expect(this.bar).toBeVisible();
    await this.page.getByLabel('Username or email').fill('ana');
    await expect(this.page).toHaveTitle(/^Login/);
  }
}
