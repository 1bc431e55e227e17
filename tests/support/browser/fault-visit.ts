import type { RemoteEvent } from '@camp/contracts/site/telemetry';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Area, areas, type FaultScene } from './fault-scene.ts';
import { WatchedPage } from './watched-page.ts';

/** Time limits promised to a visitor, in milliseconds (docs/decisions/federation.md#0059). */
const promised = { shell: 1_000, elsewhere: 1_000, fallback: 3_000 };

/** Console errors of browsers and the shell that the faults cause. */
export const errorsOfFaults = new RegExp(
  [
    'status of (404|503)',
    'net::ERR_',
    'RemoteFailure',
    'A fault',
    'valid digest',
    'integrity checks failed',
    'Refused to',
    'MIME type',
    'does not satisfy',
    /* A page that was rendered ahead, and throws when React takes it over. */
    'React error #(422|520)',
  ].join('|'),
);

/** Facts reported about a failure. */
export type Failure = Required<Pick<Extract<RemoteEvent, { kind: 'failed' }>, 'phase' | 'reason'>>;

/** A visit to a page of one remote, while a fault is made in it. */
export class FaultVisit {
  readonly scene: FaultScene;
  readonly area: Area;
  readonly watched: WatchedPage;
  readonly page: Page;
  private readonly fallbackText: RegExp;

  private constructor(scene: FaultScene, area: Area, watched: WatchedPage) {
    this.scene = scene;
    this.area = area;
    this.watched = watched;
    this.page = watched.page;
    this.fallbackText = new RegExp(`The ${area.name} cannot be shown`);
  }

  static async open(scene: FaultScene, area: Area, page: Page): Promise<FaultVisit> {
    await scene.signIn(page);
    const watched = await WatchedPage.watch(page);
    await page.goto(scene.site.url + area.path, { waitUntil: 'commit' });
    return new FaultVisit(scene, area, watched);
  }

  title({ heading }: Area = this.area): Locator {
    return this.page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: heading, exact: true });
  }

  get fallback(): Locator {
    return this.page.getByRole('main').getByRole('heading', { name: this.fallbackText });
  }

  async expectShell(): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(this.page.getByRole('contentinfo')).toBeVisible();
    await this.expectWithin(promised.shell, ({ watched }) => watched.firstPaint());
  }

  /** Expects a notice below a page that was sent with the document; else the fallback, within its time. */
  async expectFallback(): Promise<void> {
    if (this.area.isSent) {
      await expect(this.page.getByText('You can read this page')).toBeVisible();
      return expect(this.title()).toBeVisible();
    }
    await this.expectWithin(promised.fallback, async ({ fallback, fallbackText, watched }) => {
      await expect(fallback).toBeVisible();
      return watched.shownAt(fallbackText);
    });
  }

  /** Expects navbar and footer to be there, and to lead to pages of the other remotes. */
  async expectTheRestToWork(): Promise<void> {
    await this.expectShell();
    const others = areas.filter(({ remote }) => remote !== this.area.remote);
    /* No staff page links to a page of the public area: the way there leads through the account's. */
    const way = this.area.remote === 'account' ? others : others.toReversed();
    for (const [steps, other] of way.entries()) {
      await this.goTo(other);
      await expect(this.title(other)).toBeVisible();
      await this.expectWithin(promised.elsewhere, async (visit) => {
        if (visit !== this) for (const each of way.slice(0, steps + 1)) await visit.goTo(each);
        await expect(visit.title(other)).toBeVisible();
        return visit.watched.shownAfterClick(other.heading);
      });
    }
  }

  /** Measures a time of this visit. One that was too long may be the machine's: another visit is measured, too. */
  private async expectWithin(limit: number, measure: (visit: FaultVisit) => Promise<number>) {
    const again = async () => {
      const tab = await this.page.context().newPage();
      const visit = await FaultVisit.open(this.scene, this.area, tab);
      const took = await measure(visit);
      await visit.page.close();
      return took;
    };
    await this.scene.expectWithin(limit, await measure(this), again);
  }

  /** Expects one event, which says what failed, where and why. */
  async expectOneFailure(told: Failure): Promise<void> {
    const { generation, channel, remotes } = await this.watched.release();
    const { remote, page } = this.area;
    const version = remotes[remote]?.version;
    const failed = { kind: 'failed', generation, channel, remote, version, ...told };
    /* What is thrown later is told of its remote alone: any of its pages may have started it. */
    const failure = told.phase === 'runtime' ? failed : { ...failed, page };
    await expect
      .poll(() => this.watched.failures.filter((each) => !this.isOfBusyMachine(each)))
      .toEqual([failure]);
  }

  /** True of another remote that was late, where the machine itself is: that is told of it, too. */
  private isOfBusyMachine(told: RemoteEvent): boolean {
    const isOther = told.remote !== this.area.remote && this.scene.isBusy;
    return isOther && told.kind === 'failed' && ['starved', 'blocked'].includes(told.reason ?? '');
  }

  /** Expects the area to fail again on return, then to recover by a click, without a reload, once the fault is gone. */
  async expectToRecover(mend: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await this.goTo(this.area);
    await expect(this.fallback.or(this.page.getByText('You can read this page'))).toBeVisible();
    await mend();
    await this.watched.mark();
    await this.page.getByRole('button', { name: 'Try again' }).click();

    await expect(this.title()).toBeVisible();
    expect(await this.watched.wasReloaded()).toBe(false);
  }

  /** Goes to an area's page, within the document, as people go there. */
  private async goTo({ remote, heading: name }: Area): Promise<void> {
    const banner = this.page.getByRole('banner');
    if (remote === 'public' || remote === 'campgrounds')
      return banner.getByRole('link', { name, exact: true }).click();
    await banner.getByRole('button', { name: 'admin' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }
}
