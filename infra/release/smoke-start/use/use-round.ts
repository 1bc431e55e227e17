import type { RefusalCode } from '@camp/release/gate/refusal';
import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Progress } from '#infra/release/smoke-start/observe-page.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import { isOf, whyStopped } from '#infra/release/smoke-start/round.ts';
import { Unresponsive, usual } from '#infra/release/smoke-start/tab.ts';
import { ArrivingRound, nameOf } from './arriving-round.ts';
import {
  elsewhere,
  moreWidths,
  saidOfElsewhere,
  tooWideIn,
  tooWideWithLongTexts,
} from './elsewhere.ts';
import { findingOfUse } from './faults-of-use.ts';
import { askedTooMuch } from './often.ts';
import {
  type Control,
  focusControl,
  goBack,
  nextControl,
  parts,
  pressControl,
} from './controls.ts';
import { remembered } from './stored-texts.ts';

/** Width of the window in which pages are used, in CSS pixels. */
const usualWidth = 1_280;
/** A page may take so many steps back before it is left. */
const maxBack = 3;

/** Uses pages one after the other, as one visitor who may open them: Back, a second visit, every button and form. */
export class UseRound extends ArrivingRound {
  /** The part of the document whose buttons are pressed. */
  protected readonly part: keyof typeof parts = 'page';
  /** Factor of the time for a page to come to rest, within which buttons are pressed. */
  protected readonly patience: number = 2;
  /** True if every button was pressed in time. */
  protected isNothingLeft = false;
  /** For a sentence about what keeps it from going on. */
  protected doing = '';

  /** @returns the page's faults. What shows without using it is found by {@link Round}. */
  async visit(stop: Stop): Promise<Finding[]> {
    this.doing = 'after it was opened';
    try {
      const findings = await this.use(stop);
      this.stored.note(nameOf(stop), await remembered(this.tab));
      return findings;
    } catch (error) {
      const code = error instanceof Unresponsive ? 'PAGE_PRESS_STARVES' : 'PAGE_PRESS_FAILS';
      return [{ code, stop, what: `${this.doing}, ${whyStopped(error).what}` }];
    }
  }

  /** Everything at once where the page may look different: as it usually is, {@link Round} has seen it. */
  protected async use(stop: Stop): Promise<Finding[]> {
    await this.tab.resize(usualWidth);
    await this.tab.pretend(elsewhere);
    const begun = await this.arrive(stop);
    if (begun) return this.usually(stop, begun);
    const spent = askedTooMuch(this.tab, stop);
    const findings = spent.length > 0 ? spent : await this.comeBack(stop);
    if (findings.length > 0) return findings;
    const wide = await tooWideIn(this.tab, stop, moreWidths);
    if (wide.length > 0) return wide;
    await this.tab.resize(usualWidth);
    const pressed = await this.pressAll(stop);
    const isStill = this.isThere(stop, await this.tab.settled(() => true));
    return [...pressed, ...(isStill ? await tooWideWithLongTexts(this.tab, stop) : [])];
  }

  /** Looks whether what is not there elsewhere is there usually. */
  private async usually(stop: Stop, begun: Finding[]): Promise<Finding[]> {
    const incident = this.incident();
    const isKnown = begun.some(({ code }) => code === 'PAGE_FAILS_STORED');
    if (isKnown || (begun.length === 0 && !incident)) return begun;
    await this.tab.pretend(usual);
    const findings = await this.begin(stop);
    if (findings) return findings;
    const what = `${saidOfElsewhere}, ${incident?.what ?? 'it is not there.'}`;
    return [{ code: 'PAGE_FAILS_ELSEWHERE', stop, what }];
  }

  protected async pressAll(stop: Stop): Promise<Finding[]> {
    const findings: Finding[] = [];
    const used: string[] = [];
    /* What is left then is not pressed. */
    const until = Date.now() + this.patience * this.tab.settleTimeoutMs;
    while (Date.now() < until) {
      const control = await this.next(stop, used);
      this.isNothingLeft = control === null;
      if (!control) break;
      used.push(control.key);
      this.doing = `after ${control.act}`;
      const { documents } = this.tab;
      await this.press();
      const [found, progress] = await this.follow(control, stop);
      findings.push(...found);
      const isStill = this.isThere(stop, progress) && this.tab.documents === documents;
      if (!isStill && (await this.begin(stop))) break;
    }
    return findings;
  }

  /** Leaves the page by a link and by Back, and comes back by both. */
  private async comeBack(stop: Stop): Promise<Finding[]> {
    const { address, next } = stop;
    if (next === null) return [];
    const back = () => this.tab.ask(goBack, undefined);
    if (!(await this.leave(stop, () => this.tab.go(next)))) {
      const what = `no link leads away from it: after ${this.seconds} s, ${next} is not there.`;
      return [{ code: 'PAGE_STARVES', stop, what }];
    }
    await this.tab.go(address);
    const again = await this.returned(stop, 'PAGE_FAILS_AGAIN', 'it is not there a second time');
    if (again) return again;
    if (!(await this.leavesBy(stop, back)))
      return [{ code: 'PAGE_BACK_FAILS', stop, what: 'Back does not lead away from it.' }];
    await back();
    const byBack = await this.returned(stop, 'PAGE_BACK_FAILS', 'Back does not lead to it again');
    return byBack ?? [];
  }

  private async leavesBy(stop: Stop, back: () => Promise<void>): Promise<boolean> {
    for (let count = 0; count < maxBack; count += 1) if (await this.leave(stop, back)) return true;
    return false;
  }

  private failedAgain(stop: Stop): Finding[] | null {
    const [incident] = this.tab.taken();
    return incident
      ? [{ code: 'PAGE_FAILS_AGAIN', stop, what: `visited again, ${incident.what}` }]
      : null;
  }

  /** @returns true if another page is there. */
  private async leave(stop: Stop, act: () => Promise<void>): Promise<boolean> {
    await act();
    const { area } = await this.tab.settled((each) => each.area !== null && !isOf(stop, each.area));
    this.tab.taken();
    return area !== null && !isOf(stop, area);
  }

  private async returned(stop: Stop, code: RefusalCode, what: string): Promise<Finding[] | null> {
    const progress = await this.tab.settled((each) => this.isThere(stop, each) || each.hasFallback);
    const { isEmpty } = await this.tab.observe();
    const failed = this.failedAgain(stop);
    if (failed) return failed;
    return this.isThere(stop, progress) && !isEmpty ? null : [{ code, stop, what: `${what}.` }];
  }

  /** Finds what to press next. Closes what has opened above the page once nothing is left in it. */
  protected async next(stop: Stop, used: readonly string[]): Promise<Control | null> {
    const find = () => this.tab.ask(nextControl, { used, part: parts[this.part] });
    let control = await find();
    if (control === 'something open') {
      await this.tab.key('Escape');
      await this.tab.settled(() => true);
      this.tab.taken();
      control = await find();
    }
    if (control === 'something open') control = (await this.begin(stop)) ? null : await find();
    return control === 'something open' ? null : control;
  }

  /** Presses or sends what was found last. */
  protected async press(): Promise<void> {
    /* The shell looks whether a person has pressed something in the page: a key that does nothing by itself. */
    await this.tab.ask(focusControl, undefined);
    await this.tab.key('Shift');
    await this.tab.ask(pressControl, undefined);
  }

  /** Sees what came of a press. @returns the faults, and how the page is then. */
  protected async follow({ act }: Control, stop: Stop): Promise<[Finding[], Progress]> {
    const progress = await this.tab.settled(() => true);
    const findings = this.faultsOf(act, stop);
    if (!progress.hasFallback || progress.area !== null || progress.path !== stop.path)
      return [findings, progress];
    const what = `after ${act}, the shell cannot show it and shows its fallback.`;
    return [[...findings, { code: 'PAGE_PRESS_FAILS', stop, what }], progress];
  }

  protected faultsOf(act: string, stop: Stop): Finding[] {
    return this.tab.taken().flatMap((incident) => findingOfUse(stop, act, incident));
  }
}
