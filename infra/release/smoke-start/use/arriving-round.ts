import type { Content } from '@camp/release/document/release-document';
import type { StoredValues } from '@camp/release/store/stored-values';
import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Progress, Surroundings } from '#infra/release/smoke-start/observe-page.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import { failureIn, isOf } from '#infra/release/smoke-start/round.ts';
import type { Tab } from '#infra/release/smoke-start/tab.ts';
import type { Incident } from '#infra/release/smoke-start/tab-record.ts';
import { forget, recall } from './stored-texts.ts';

/** Loads pages, as a browser does that has had earlier builds of them. */
export abstract class ArrivingRound {
  readonly tab: Tab;
  protected readonly stored: StoredValues;
  /** Incidents while the page was loaded the last time. */
  protected atFirst: readonly Incident[] = [];

  constructor(
    tab: Tab,
    _content: Content,
    _untouched: Map<string, Surroundings>,
    stored: StoredValues,
  ) {
    this.tab = tab;
    this.stored = stored;
  }

  /** Returns what went wrong by itself. Calls of the page before, of a visitor who is no longer there, may be refused meanwhile. */
  protected incident(): Incident | undefined {
    return this.atFirst.find(({ status = 404 }) => status === 404);
  }

  /** Loads the page with what earlier builds have kept in the browser, and without it where that fails. */
  protected async arrive(stop: Stop): Promise<Finding[] | null> {
    const texts = this.stored.before(nameOf(stop));
    if (!texts) return this.begin(stop);
    await recall(this.tab, texts);
    const begun = await this.begin(stop);
    if (!begun) return null;
    const why = begun[0]?.what ?? this.incident()?.what;
    await forget(this.tab);
    const again = await this.begin(stop);
    if (again || !why) return again;
    const names = Object.keys({ ...texts.local, ...texts.session }).join(', ');
    const what = `with what earlier builds have kept in the browser (${names}), ${why}`;
    return [{ code: 'PAGE_FAILS_STORED', stop, what }];
  }

  /** Loads the page again. @returns null if it is there, else its faults: none where it leads on to another page. */
  protected async begin(stop: Stop): Promise<Finding[] | null> {
    await this.tab.restore();
    /* A page that leads on by itself may be faster. */
    await this.tab.load(stop.address).catch(() => undefined);
    const hasLedOn = (each: Progress) => each.area !== null && each.path !== stop.path;
    const progress = await this.tab.settled(
      (each) => each.hasFallback || this.isThere(stop, each) || hasLedOn(each),
    );
    this.atFirst = this.tab.taken();
    if (this.atFirst.length > 0) return [];
    if (this.isThere(stop, progress)) return null;
    return [failureIn(stop, progress, this.seconds)].filter((failure) => failure !== null);
  }

  /** Time limit for a page to come to rest, in seconds. */
  protected get seconds(): number {
    return Math.round(this.tab.settleTimeoutMs / 1_000);
  }

  protected isThere(stop: Stop, progress: Progress): boolean {
    return isOf(stop, progress.area) && progress.path === stop.path && !progress.isLoading;
  }
}

export const nameOf = ({ visitor }: Stop): string => visitor ?? 'signed-out';
