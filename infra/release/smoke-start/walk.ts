import { languages } from '@camp/contracts/sentences/language';
import type { Finding } from './findings.ts';
import type { Progress } from './observe-page.ts';
import type { Stop, Visitor } from './plan.ts';
import { alteredBy, failureIn, isOf, Round, whyStopped, widths } from './round.ts';
import { still } from './tab.ts';

/** A walk is taken in each of them for a while. */
const looks = languages.flatMap((language) => widths.map((width) => ({ language, width })));
const pagesInALook = 3;

/**
 * Goes from page to page in one tab, as one visitor after the other, who differ from a page's first one by their role:
 * a glance at each is enough. What is found may have been caused by the page before, or any one on the way.
 */
export class Walk extends Round {
  private visitor: Visitor | undefined;
  private steps = 0;

  override async visit(stop: Stop): Promise<Finding[]> {
    try {
      if (stop.visitor !== this.visitor) await this.begin(stop);
      return await this.goOn(stop);
    } catch (error) {
      return [...this.incidentsOf(stop), { ...whyStopped(error), stop }];
    }
  }

  /** Becomes another visitor, at the page to which the last one is left. */
  private async begin(stop: Stop): Promise<void> {
    await this.tab.become(stop.visitor);
    await this.tab.pretend(still);
    this.visitor = stop.visitor;
    [this.language] = languages;
    [this.width] = widths;
    this.untouched.clear();
    await this.prepare(stop);
  }

  private async goOn(stop: Stop): Promise<Finding[]> {
    await this.dress();
    const { documents } = this.tab;
    /* With no page to come from, each has its own document. */
    const isAlone = stop.next === null;
    await (isAlone ? this.tab.load(stop.address) : this.tab.go(stop.address));
    const progress = await this.tab.settled((each) => hasCome(stop, each));
    const failure = failureIn(stop, progress, this.seconds);
    if (failure) return [...this.incidentsOf(stop), failure];
    const findings = this.findingsIn(stop, await this.tab.observe(), true);
    const altered = !isAlone && this.tab.documents > documents ? [alteredBy(stop)] : [];
    return [...this.incidentsOf(stop), ...findings, ...altered, ...(await this.end(stop))];
  }

  /** Changes the look from time to time. */
  private async dress(): Promise<void> {
    const look = looks[Math.floor(this.steps / pagesInALook) % looks.length];
    this.steps += 1;
    if (!look) return;
    await this.resize(look.width);
    if (this.language !== look.language) await this.switchLanguage();
  }

  /** Leaves the last page, and compares what is around the next with what was there at first. */
  private async end(stop: Stop): Promise<Finding[]> {
    if (!stop.isLast) return [];
    await this.resize(widths[0]);
    return this.leave(stop);
  }
}

/** Pages of one remote follow each other: its area alone says nothing. */
function hasCome(stop: Stop, { area, hasFallback, page, path }: Progress): boolean {
  if (hasFallback) return true;
  return area !== null && (path !== stop.path || (isOf(stop, area) && page === stop.page));
}
