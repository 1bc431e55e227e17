import { join } from 'node:path';
import { folderOf } from '@camp/build/apps';
import { publish } from '@camp/release/publish/publish';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import {
  buildWithFaultyPage,
  buildWithForeignPackage,
} from '#tests/support/builds/faulty-build.ts';
import { FaultyHost } from '#tests/support/servers/faulty-host.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { WatchedPage } from './watched-page.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

/** Each remote with one of its pages, its name and path, the way to leave it, and whether it is rendered ahead. */
export const areas = [
  {
    remote: 'public',
    path: '/regions',
    page: 'regions',
    heading: 'Regions',
    name: 'public pages',
    isSent: true,
  },
  {
    remote: 'campgrounds',
    path: '/campgrounds',
    page: 'campgrounds',
    heading: 'Campgrounds',
    name: 'campgrounds area',
    isSent: true,
  },
  {
    remote: 'account',
    path: '/hub',
    page: 'hub',
    heading: 'My Hub',
    name: 'account area',
    isSent: false,
  },
  {
    remote: 'admin',
    path: '/admin',
    page: 'dashboard',
    heading: 'Admin Dashboard',
    name: 'staff area',
    isSent: false,
  },
] as const;

export type Area = (typeof areas)[number];

/**
 * Returns the faults to make in an area: the first of several in each area, the others in one area each, in
 * turn. The shell contains a fault in the same way in every area.
 */
export const triedIn = <Fault>(area: Area, faults: readonly Fault[]): Fault[] =>
  faults.filter((_, place) => place === 0 || areas[place % areas.length] === area);
export type RemoteName = Area['remote'];

/** First paint of a page without faults, where nothing else keeps the machine busy. */
const usualFirstPaintMs = 500;

/** A site whose remotes each come from a host of their own, in which faults are made. */
export class FaultScene {
  readonly site: TestSite;
  readonly hosts: Record<RemoteName, FaultyHost>;
  /** Factor by which this machine is slower now than usual; 1 where it is not. */
  private pace = 1;
  private readonly browser: Browser;
  private cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

  private constructor(browser: Browser, site: TestSite, hosts: Record<RemoteName, FaultyHost>) {
    this.browser = browser;
    this.site = site;
    this.hosts = hosts;
  }

  /** Starts with a live release in which a page of each remote can be made to fail, but does not fail by itself. */
  static async start(browser: Browser): Promise<FaultScene> {
    const site = await startTestSite();
    const host = () => FaultyHost.start(site.url);
    const hosts = {
      public: await host(),
      campgrounds: await host(),
      account: await host(),
      admin: await host(),
    };
    const scene = new FaultScene(browser, site, hosts);
    for (const { remote, page } of areas) {
      await scene.publish(remote, await buildWithFaultyPage(`remote-${remote}`, page));
    }
    await scene.measurePace();
    return scene;
  }

  async publishForeignPackage(remote: RemoteName): Promise<void> {
    await this.publish(remote, await buildWithForeignPackage(`remote-${remote}`));
  }

  /** Publishes the build of the repository's own sources. */
  publishWhole(remote: RemoteName): Promise<string> {
    return this.publish(remote, join(folderOf(`remote-${remote}`), 'dist'));
  }

  async stop(): Promise<void> {
    await this.site.stop();
    for (const host of Object.values(this.hosts)) await host.stop();
  }

  /** True if this machine is slower than usual. */
  get isBusy(): boolean {
    return this.pace > 1;
  }

  /** Signs in an admin, who may open every page; once, over the API. */
  async signIn(page: Page): Promise<void> {
    if (this.cookies.length === 0) await this.signInOnce(page);
    await page.context().addCookies(this.cookies);
  }

  async mend(): Promise<void> {
    for (const host of Object.values(this.hosts)) await host.mend();
  }

  /**
   * Fails if something took longer than promised, at the pace of the machine, of the start or of now, and took as
   * long when it was done again: other work of a machine only ever adds to a time.
   */
  async expectWithin(promised: number, took: number, again: () => Promise<number>): Promise<void> {
    let shortest = took;
    for (let tries = 0; tries < 3 && shortest >= promised * this.pace; tries += 1) {
      const before = this.pace;
      await this.measurePace();
      this.pace = Math.max(before, this.pace);
      shortest = Math.min(shortest, await again());
    }
    expect(shortest).toBeLessThan(promised * this.pace);
  }

  /** Measures the first paint of a page without any fault, after one that fills the caches of the servers. */
  private async measurePace(): Promise<void> {
    for (let visit = 0; visit < 2; visit += 1) {
      const watched = await WatchedPage.watch(await this.browser.newPage());
      await watched.page.goto(`${this.site.url}/login`);
      await expect(watched.page.getByRole('heading', { name: 'Login' })).toBeVisible();
      this.pace = Math.max(1, (await watched.firstPaint()) / usualFirstPaintMs);
      await watched.page.close();
    }
  }

  /** Returns the version. */
  private async publish(remote: RemoteName, folder: string): Promise<string> {
    const publisher = publisherOf(this.site.dataDir);
    const { filesUrl } = this.hosts[remote];
    const live = await publish({ ...publisher, filesUrl }, { folders: [folder], by: 'tests' });
    return live.remotes[remote]?.version ?? '';
  }

  private async signInOnce(page: Page): Promise<void> {
    await waiveSecondFactor(this.site, 'admin');
    await signInAt(this.site, page, 'admin');
    this.cookies = await page.context().cookies();
  }
}
