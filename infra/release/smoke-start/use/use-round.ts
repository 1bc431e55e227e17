import type { RefusalCode } from '@camp/release/gate/refusal';
import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Progress } from '#infra/release/smoke-start/observe-page.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import { failureIn, whyStopped } from '#infra/release/smoke-start/round.ts';
import { type Tab, Unresponsive } from '#infra/release/smoke-start/tab.ts';
import type { Incident } from '#infra/release/smoke-start/tab-record.ts';
import { lookElsewhere, moreWidths, tooWideIn } from './elsewhere.ts';
import { visitOften } from './often.ts';
import {
  type Control,
  focusControl,
  goBack,
  nextControl,
  parts,
  pressControl,
} from './controls.ts';

/** Width of the window in which pages are used, in CSS pixels. */
const usualWidth = 1_280;
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
  'JOURNEY_FAILS',
  ...Object.values(ofPress),
  'PAGE_BACK_FAILS',
  'PAGE_FAILS_AGAIN',
  'PAGE_FAILS_ELSEWHERE',
  'PAGE_OVERSPENDS',
  'PAGE_PRESS_FAILS',
  'PAGE_PRESS_STARVES',
  'PAGE_LINKS_NOWHERE',
  'SIGN_IN_FAILS',
  'SIGN_OUT_FAILS',
];

/** The browser says so where no one is at it, or the machine has no such thing. */
const isOfBrowser = (what: string) =>
  /\b(?:NotAllowed|NotSupported|NotReadable|NotFound|Abort|Security|InvalidState)Error\b|ResizeObserver loop|navigate top frame/.test(
    what,
  );

/** Uses pages one after the other, as one visitor who may open them: Back, a second visit, every button and form. */
export class UseRound {
  readonly tab: Tab;
  /** The part of the document whose buttons are pressed. */
  protected readonly part: keyof typeof parts = 'page';
  /** Factor of the time for a page to come to rest, within which buttons are pressed. */
  protected readonly patience: number = 2;
  /** True if every button was pressed in time. */
  protected isNothingLeft = false;
  /** Incidents while the page was loaded the last time. */
  protected atFirst: readonly Incident[] = [];
  /** For a sentence about what keeps it from going on. */
  protected doing = '';

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** @returns the page's faults. What shows without using it is found by {@link Round}. */
  async visit(stop: Stop): Promise<Finding[]> {
    this.doing = 'after it was opened';
    try {
      return await this.use(stop);
    } catch (error) {
      const code = error instanceof Unresponsive ? 'PAGE_PRESS_STARVES' : 'PAGE_PRESS_FAILS';
      return [{ code, stop, what: `${this.doing}, ${whyStopped(error).what}` }];
    }
  }

  protected async use(stop: Stop): Promise<Finding[]> {
    const findings = (await this.begin(stop)) ?? (await this.comeBack(stop));
    if (findings) return findings;
    this.doing = 'visited often';
    const often = await visitOften(this.tab, stop);
    if (often.length > 0) return often;
    try {
      return await this.useElsewhere(stop);
    } finally {
      await this.tab.pretend(null);
      await this.tab.resize(usualWidth);
    }
  }

  /** Presses what there is to press where the page may look different. */
  private async useElsewhere(stop: Stop): Promise<Finding[]> {
    this.doing = 'elsewhere';
    const isThere = (each: Progress) => this.isThere(stop, each);
    const findings = await lookElsewhere(this.tab, stop, isThere);
    if (findings.length > 0) return findings;
    const wide = await tooWideIn(this.tab, stop, moreWidths);
    if (wide.length > 0) return wide;
    await this.tab.resize(usualWidth);
    return this.pressAll(stop);
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

  /** Loads the page again. @returns null if it is there, else its faults: none where it leads on to another page. */
  protected async begin(stop: Stop): Promise<Finding[] | null> {
    await this.tab.restore();
    /* A page that leads on by itself may be faster. */
    await this.tab.load(stop.path).catch(() => undefined);
    const hasLedOn = (each: Progress) => each.area !== null && each.path !== stop.path;
    const progress = await this.tab.settled(
      (each) => each.hasFallback || this.isThere(stop, each) || hasLedOn(each),
    );
    this.atFirst = this.tab.taken();
    if (this.atFirst.length > 0) return [];
    if (this.isThere(stop, progress)) return null;
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
    const progress = await this.tab.settled((each) => this.isThere(stop, each) || each.hasFallback);
    const { isEmpty } = await this.tab.observe();
    const [incident] = this.tab.taken();
    if (incident)
      return [{ code: 'PAGE_FAILS_AGAIN', stop, what: `visited again, ${incident.what}` }];
    return this.isThere(stop, progress) && !isEmpty ? null : [{ code, stop, what: `${what}.` }];
  }

  /** Time limit for a page to come to rest, in seconds. */
  protected get seconds(): number {
    return Math.round(this.tab.settleTimeoutMs / 1_000);
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
    return this.tab.taken().flatMap((incident) => findingOf(stop, act, incident));
  }

  protected isThere(stop: Stop, progress: Progress): boolean {
    return isOf(stop, progress) && progress.path === stop.path && !progress.isLoading;
  }
}

function findingOf(stop: Stop, act: string, incident: Incident): Finding[] {
  const code = ofPress[incident.code];
  if (!code || isOfBrowser(incident.what)) return [];
  if (incident.status && incident.status !== 404) return [];
  return [{ code, stop, what: `after ${act}, ${incident.what}` }];
}

const isOf = ({ app }: Stop, { area }: Progress) => `remote-${area}` === app;
