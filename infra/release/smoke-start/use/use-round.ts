import type { RefusalCode } from '@camp/release/gate/refusal';
import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Progress } from '#infra/release/smoke-start/observe-page.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import { failureIn, isArrived, whyStopped } from '#infra/release/smoke-start/round.ts';
import { type Incident, type Tab, Unresponsive } from '#infra/release/smoke-start/tab.ts';
import { type Control, focusControl, goBack, nextControl, pressControl } from './controls.ts';

/** A page may take so many steps back before it is left. */
const maxBack = 3;

/** Faults that a press may cause, by what the tab calls them. Refusals for a sample that does not fit are none. */
const ofPress: Partial<Record<RefusalCode, RefusalCode>> = {
  PAGE_THREW: 'PAGE_PRESS_THROWS',
  PAGE_LOGS_ERROR: 'PAGE_PRESS_LOGS_ERROR',
  CALL_REFUSED: 'PAGE_PRESS_CALLS_NOTHING',
};

/** Faults that count where they are found again. */
export const codesOfUse: readonly RefusalCode[] = [
  ...Object.values(ofPress),
  'PAGE_BACK_FAILS',
  'PAGE_FAILS_AGAIN',
  'PAGE_PRESS_FAILS',
  'PAGE_PRESS_STARVES',
];

/** The browser says so where no one is at it, or the machine has no such thing. */
const isOfBrowser = (what: string) =>
  /\b(?:NotAllowed|NotSupported|NotReadable|NotFound|Abort|Security|InvalidState)Error\b|ResizeObserver loop|navigate top frame/.test(
    what,
  );

/** Uses pages one after the other, as one visitor who may open them: Back, a second visit, every button and form. */
export class UseRound {
  readonly tab: Tab;
  /** For a sentence about what keeps it from going on. */
  private doing = '';

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** @returns the page's faults. What shows without using it is found by {@link Round}. */
  async visit(stop: Stop): Promise<Finding[]> {
    this.doing = 'after it was opened';
    try {
      const findings = (await this.begin(stop)) ?? (await this.comeBack(stop));
      return findings ?? (await this.begin(stop)) ?? (await this.pressAll(stop));
    } catch (error) {
      const code = error instanceof Unresponsive ? 'PAGE_PRESS_STARVES' : 'PAGE_PRESS_FAILS';
      return [{ code, stop, what: `${this.doing}, ${whyStopped(error).what}` }];
    }
  }

  private async pressAll(stop: Stop): Promise<Finding[]> {
    const findings: Finding[] = [];
    const used: string[] = [];
    /* What is left then is not pressed. */
    const until = Date.now() + 2 * this.tab.settleTimeoutMs;
    while (Date.now() < until) {
      const control = await this.next(stop, used);
      if (!control) break;
      used.push(control.key);
      this.doing = `after ${control.act}`;
      const { documents } = this.tab;
      const progress = await this.press();
      findings.push(...this.findingsAfter(control, stop, progress));
      const isStill = isThere(stop, progress) && this.tab.documents === documents;
      if (!isStill && (await this.begin(stop))) break;
    }
    return findings;
  }

  /** Loads the page again. @returns null if it is there, else its faults: none where it leads on to another page. */
  private async begin(stop: Stop): Promise<Finding[] | null> {
    await this.tab.restore();
    /* A page that leads on by itself may be faster. */
    await this.tab.load(stop.path).catch(() => undefined);
    const progress = await this.tab.settled((each) => isArrived(stop, each));
    if (this.tab.taken().length > 0) return [];
    if (isThere(stop, progress)) return null;
    return [failureIn(stop, progress, this.seconds)].filter((failure) => failure !== null);
  }

  /** Leaves the page and comes back, by Back and by a link. @returns null if it was there. */
  private async comeBack(stop: Stop): Promise<Finding[] | null> {
    const { next } = stop;
    if (next === null) return null;
    const away = () => this.leave(stop, () => this.tab.go(next));
    const back = () => this.tab.ask(goBack, undefined);
    const stuck = `no link leads away from it: after ${this.seconds} s, ${next} is not there.`;
    if (!(await away())) return [{ code: 'PAGE_STARVES', stop, what: stuck }];
    await back();
    const byBack = await this.returned(stop, 'PAGE_BACK_FAILS', 'Back does not lead to it again');
    if (byBack) return byBack;
    if (!(await away())) return [{ code: 'PAGE_STARVES', stop, what: stuck }];
    await this.tab.go(stop.path);
    const again = await this.returned(stop, 'PAGE_FAILS_AGAIN', 'it is not there a second time');
    if (again) return again;
    for (let count = 0; count < maxBack; count += 1) if (await this.leave(stop, back)) return null;
    return [{ code: 'PAGE_BACK_FAILS', stop, what: 'Back does not lead away from it.' }];
  }

  /** @returns true if another page is there. */
  private async leave(stop: Stop, act: () => Promise<void>): Promise<boolean> {
    await act();
    const { area } = await this.tab.settled((each) => each.area !== null && !isOf(stop, each));
    this.tab.taken();
    return area !== null && `remote-${area}` !== stop.app;
  }

  private async returned(stop: Stop, code: RefusalCode, what: string): Promise<Finding[] | null> {
    const progress = await this.tab.settled((each) => isThere(stop, each) || each.hasFallback);
    const { isEmpty } = await this.tab.observe();
    const [incident] = this.tab.taken();
    if (incident)
      return [{ code: 'PAGE_FAILS_AGAIN', stop, what: `visited again, ${incident.what}` }];
    return isThere(stop, progress) && !isEmpty ? null : [{ code, stop, what: `${what}.` }];
  }

  /** Time limit for a page to come to rest, in seconds. */
  private get seconds(): number {
    return Math.round(this.tab.settleTimeoutMs / 1_000);
  }

  /** Finds what to press next. Closes what has opened above the page once nothing is left in it. */
  private async next(stop: Stop, used: readonly string[]): Promise<Control | null> {
    const find = () => this.tab.ask(nextControl, used);
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
  private async press(): Promise<Progress> {
    /* The shell looks whether a person has pressed something in the page: a key that does nothing by itself. */
    await this.tab.ask(focusControl, undefined);
    await this.tab.key('Shift');
    await this.tab.ask(pressControl, undefined);
    return this.tab.settled(() => true);
  }

  private findingsAfter({ act }: Control, stop: Stop, progress: Progress): Finding[] {
    const findings = this.tab.taken().flatMap((incident) => findingOf(stop, act, incident));
    if (!progress.hasFallback || progress.area !== null || progress.path !== stop.path)
      return findings;
    const what = `after ${act}, the shell cannot show it and shows its fallback.`;
    return [...findings, { code: 'PAGE_PRESS_FAILS', stop, what }];
  }
}

function findingOf(stop: Stop, act: string, incident: Incident): Finding[] {
  const code = ofPress[incident.code];
  if (!code || isOfBrowser(incident.what)) return [];
  if (incident.status && incident.status !== 404) return [];
  return [{ code, stop, what: `after ${act}, ${incident.what}` }];
}

const isOf = ({ app }: Stop, { area }: Progress) => `remote-${area}` === app;

const isThere = (stop: Stop, progress: Progress) =>
  isOf(stop, progress) && progress.path === stop.path && !progress.isLoading;
