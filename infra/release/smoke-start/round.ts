import { type Language, languages } from '@camp/contracts/sentences/language';
import type { Content } from '@camp/release/document/release-document';
import type { Finding } from './findings.ts';
import { deadLinks } from './links.ts';
import type { Observation, Progress, Surroundings } from './observe-page.ts';
import type { Stop } from './plan.ts';
import { type Tab, Unresponsive } from './tab.ts';

export const widths = [1_280, 360] as const;

/** Longest work of the main thread for one page in all its looks, in seconds of processor time. */
const maxWorkSeconds = 2;

/** Opens pages one after the other in a tab, as one visitor, and looks at each closely. */
export class Round {
  readonly tab: Tab;
  private readonly content: Content;
  protected language: Language = languages[0];
  protected width: number = widths[0];
  protected readonly untouched: Map<string, Surroundings>;

  /**
   * @param untouched holds the surroundings of pages that others are left to, by address and language: filled
   * here, and the same for all rounds of a visitor.
   */
  constructor(tab: Tab, content: Content, untouched: Map<string, Surroundings>) {
    this.tab = tab;
    this.content = content;
    this.untouched = untouched;
  }

  /** Opens a page in every look, and leaves it. @returns its faults. */
  async visit(stop: Stop): Promise<Finding[]> {
    try {
      await this.prepare(stop);
      const before = await this.tab.worked();
      const findings = await this.lookAt(stop);
      if (findings.length > 0) return findings;
      const worked = await this.tab.worked();
      /* Another document may count again. */
      const own = worked < before ? worked : worked - before;
      return [...(await this.leave(stop)), ...busyFor(stop, own)];
    } catch (error) {
      return [...this.incidentsOf(stop), { ...whyStopped(error), stop }];
    }
  }

  /** Looks at the page that the stop is left to, before its own code has run. */
  protected async prepare({ next }: Stop): Promise<void> {
    await this.tab.resize(this.width);
    if (next === null || this.untouched.has(keyOf(next, this.language))) return;
    await this.tab.load(next);
    for (const [index] of languages.entries()) {
      const { area } = await this.tab.settled((progress) => progress.area !== null);
      if (area === null) break;
      this.untouched.set(keyOf(next, this.language), await this.tab.surroundings());
      if (index === 0) await this.switchLanguage();
    }
    this.tab.taken();
  }

  private async lookAt(stop: Stop): Promise<Finding[]> {
    await this.tab.load(stop.address);
    const progress = await this.tab.settled((each) => isArrived(stop, each));
    const failure = failureIn(stop, progress, this.seconds);
    if (failure) return [...this.incidentsOf(stop), failure];

    const findings: Finding[] = [];
    const look = async (isLinked: boolean) => {
      const observation = await this.tab.observe();
      findings.push(...this.findingsIn(stop, observation, isLinked));
    };
    await look(true);
    await this.resizeAtRest(otherThan(widths, this.width));
    await look(false);
    await this.switchLanguage();
    await look(true);
    await this.resizeAtRest(otherThan(widths, this.width));
    await look(false);
    return [...this.incidentsOf(stop), ...findings, ...(await this.tracesOf(stop, meanwhile))];
  }

  protected findingsIn(stop: Stop, seen: Observation, isLinked: boolean): Finding[] {
    const look = { language: this.language, width: this.width };
    const found: Omit<Finding, 'stop' | 'look'>[] = seen.violations.map((violation) => ({
      code: 'PAGE_BREAKS_POLICY',
      what: `the security policy refuses it: ${violation}.`,
    }));
    if (seen.isEmpty) found.push({ code: 'PAGE_EMPTY', what: 'it shows nothing.' });
    if (seen.width > this.width) {
      const what = `it is ${seen.width} px wide, because of ${seen.widest}.`;
      found.push({ code: 'PAGE_TOO_WIDE', what });
    }
    const dead = isLinked ? deadLinks(this.content, seen.links) : [];
    for (const path of dead) {
      found.push({
        code: 'PAGE_LINKS_NOWHERE',
        what: `it links to ${path}, where there is nothing.`,
      });
    }
    return found.map((finding) => ({ ...finding, stop, look }));
  }

  /** Goes on to another remote's page, and compares what is around it with what was there before. */
  protected async leave(stop: Stop): Promise<Finding[]> {
    const { next } = stop;
    if (next === null) return [];
    const { documents } = this.tab;
    await this.tab.go(next);
    const { area } = await this.tab.settled((progress) => {
      return progress.area !== null && !isOf(stop, progress.area);
    });
    if (isOf(stop, area)) {
      const what = `no link leads away from it: after ${this.seconds} s, ${next} is not there.`;
      return [...this.incidentsOf(stop), { code: 'PAGE_STARVES', stop, what }];
    }
    const findings = this.incidentsOf(stop);
    if (this.tab.documents > documents) return [...findings, alteredBy(stop)];
    return [...findings, ...(await this.tracesOf(stop, afterwards))];
  }

  /** Finds changes that the page made around itself, or left around the next page. */
  private async tracesOf(stop: Stop, when: typeof meanwhile): Promise<Finding[]> {
    const look = { language: this.language, width: this.width };
    const before = stop.next === null ? null : this.untouched.get(keyOf(stop.next, look.language));
    if (!before) return [];
    const after = await this.tab.surroundings();
    if (when === meanwhile && after['open dialogs'] !== '0') return [];
    return Object.entries(before)
      .filter(([name]) => when.isOurs(name) && name in after && after[name] !== before[name])
      .map(([name, value]) => ({
        code: 'PAGE_LEAVES_TRACES',
        stop,
        look,
        what: `${when.what}, ${name} changed from "${value}" to "${after[name]}".`,
      }));
  }

  protected async resize(width: number): Promise<void> {
    await this.tab.resize(width);
    this.width = width;
  }

  private async resizeAtRest(width: number): Promise<void> {
    await this.resize(width);
    await this.tab.settled(() => true);
  }

  protected async switchLanguage(): Promise<void> {
    const next = otherThan(languages, this.language);
    await this.tab.speak(next);
    this.language = next;
    await this.tab.settled(({ language }) => language === next);
  }

  /** Time limit for a page to come to rest, in seconds. */
  protected get seconds(): number {
    return Math.round(this.tab.settleTimeoutMs / 1_000);
  }

  protected incidentsOf(stop: Stop): Finding[] {
    return this.tab.taken().map((incident) => ({ ...incident, stop }));
  }
}

const otherThan = <T>(all: readonly [T, ...T[]], one: T): T =>
  all.find((each) => each !== one) ?? all[0];

const keyOf = (path: string, language: Language) => `${language} ${path}`;

export const isOf = ({ app }: Stop, area: string | null) => `remote-${area}` === app;

/** Drawn, given up, or led on to another page. */
function isArrived(stop: Stop, { area, hasFallback, path }: Progress): boolean {
  if (hasFallback) return true;
  return area !== null && (isOf(stop, area) || path !== stop.path);
}

export function failureIn(stop: Stop, progress: Progress, seconds: number): Finding | null {
  if (progress.hasFallback && progress.area === null)
    return { code: 'PAGE_FAILS', stop, what: 'the shell cannot show it and shows its fallback.' };
  if (!progress.hasRested)
    return { code: 'PAGE_STARVES', stop, what: `the main thread has no rest for ${seconds} s.` };
  if (progress.isLoading)
    return {
      code: 'PAGE_NEVER_SETTLES',
      stop,
      what: `after ${seconds} s it still says "Loading".`,
    };
  if (!isArrived(stop, progress))
    return { code: 'PAGE_EMPTY', stop, what: `after ${seconds} s nothing of it is there.` };
  return null;
}

/** The shell trusts the document no more. */
export const alteredBy = (stop: Stop): Finding => ({
  code: 'PAGE_LEAVES_TRACES',
  stop,
  what: 'it leaves the document altered: the shell loads another one for the next page.',
});

function busyFor(stop: Stop, seconds: number): Finding[] {
  if (seconds < maxWorkSeconds) return [];
  const what = `it keeps the main thread at work for ${seconds.toFixed(1)} s.`;
  return [{ code: 'PAGE_STARVES', stop, what }];
}

export function whyStopped(error: unknown): Pick<Finding, 'code' | 'what'> {
  if (error instanceof Unresponsive)
    return {
      code: 'PAGE_STARVES',
      what: 'it blocks the main thread, so that nothing can be pressed.',
    };
  const [reason] = String(error).split('\n');
  return { code: 'PAGE_FAILS', what: `it cannot be looked at: ${reason}` };
}

/** While a page is open, the title and more of the document may be its own. */
const meanwhile = {
  what: 'outside its area',
  isOurs: (name: string) => /^the (?:attributes|language)|inert|by script$/.test(name),
};

const afterwards = { what: 'after it was left', isOurs: (_name: string) => true };
