import { publish } from '@camp/release/publish/publish';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { type Act, actingPage, actKey } from '#tests/support/builds/acting-page.ts';
import { tinyRemote } from '#tests/support/builds/tiny-remote.ts';
import { test as guarded } from './browser.ts';
import { WatchedPage } from './watched-page.ts';

interface Trap {
  /** A site with a remote whose page /trap acts by itself. */
  site: TestSite;
}

export const test = guarded.extend<object, Trap>({
  expectedErrors: /A fault|TypeError|React error|RemoteFailure|ERR_/,
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const site = await startTestSite();
      const folder = tinyRemote({
        name: 'trap',
        page: actingPage,
        access: 'anyone',
        isInBar: true,
      });
      await publish(publisherOf(site.dataDir), { folders: [folder], by: 'tests' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A visit to that page. */
export class TrapVisit {
  readonly page: Page;
  readonly watched: WatchedPage;
  /** Kinds of the browser's own dialogs that came. */
  readonly dialogs: string[] = [];

  private readonly site: TestSite;

  private constructor(site: TestSite, page: Page, watched: WatchedPage) {
    this.site = site;
    this.page = page;
    this.watched = watched;
    page.on('dialog', (dialog) => {
      this.dialogs.push(dialog.type());
      void dialog.dismiss();
    });
  }

  /** Comes from another page, within the document. The page acts by itself, unless it waits for a press. */
  static async come(
    site: TestSite,
    page: Page,
    act: Act,
    when: 'at once' | 'at a press' = 'at once',
  ) {
    const visit = new TrapVisit(site, page, await WatchedPage.watch(page));
    await page.goto(`${site.url}/about`);
    await page.evaluate(
      (items) => {
        for (const [key, value] of items) sessionStorage.setItem(key, value);
      },
      [[actKey, act] as const, ['when it does it', when] as const],
    );
    await visit.watched.mark();
    /* Not by asking the page: what it did may break the question. */
    const done = page.waitForEvent('console', (message) => message.text() === 'The page did it.');
    await visit.bar.getByRole('link', { name: 'trap' }).click();
    await done;
    return visit;
  }

  get bar() {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  heading(name: string) {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  }

  /** Expects that the page is reported for one reason and no other. */
  async expectReported(reason: string): Promise<void> {
    await expect.poll(() => this.watched.failures).toMatchObject([{ remote: 'trap', reason }]);
  }

  /** Goes to the page to log in by its link in the bar, and logs in. */
  async logIn(): Promise<void> {
    await this.bar.getByRole('link', { name: 'Login / Register' }).click();
    await this.page.getByLabel('Username or email').fill('member@campbc.example');
    await this.page.getByLabel('Password', { exact: true }).fill(this.site.demoPassword);
    await this.page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(this.heading('My Hub')).toBeVisible();
  }
}
