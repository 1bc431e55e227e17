import type { Content } from '@camp/release/document/release-document';
import type { RefusalCode } from '@camp/release/gate/refusal';
import { ReleaseError } from '@camp/release/release-error';
import type { StoredValues } from '@camp/release/store/stored-values';
import type { Browser } from 'playwright-core';
import { type Finding, refusalsIn } from './findings.ts';
import type { Surroundings } from './observe-page.ts';
import type { Stop } from './plan.ts';
import { Quiet, slowness } from './quiet.ts';
import { Round } from './round.ts';
import { Tab } from './tab.ts';
import { codesOfUse } from './use/faults-of-use.ts';
import type { FrameRound } from './use/frame-round.ts';
import type { JourneyRound } from './use/journey-round.ts';
import { OftenRound } from './use/often.ts';
import type { UseRound } from './use/use-round.ts';
import { Walk } from './walk.ts';

export interface RunOptions {
  browser: Browser;
  content: Content;
  origin: string;
  /** Folder of the screenshots. */
  folder: string;
  stored: StoredValues;
  maxRefused: number;
}

/** Looks at pages, uses them, or what is around them, or takes an app's own journeys. */
type RoundKind =
  | typeof Round
  | typeof Walk
  | typeof UseRound
  | typeof OftenRound
  | typeof FrameRound
  | typeof JourneyRound;

/** Faults that a busy machine may cause, by kind: one counts if the page, opened alone, has its kind again. */
const uncertain = new Map<RefusalCode, string>([
  ...codesOfUse.map((code) => [code, code] as const),
  ['PAGE_FAILS', 'not drawn'],
  ['PAGE_NEVER_SETTLES', 'not drawn'],
  ['PAGE_STARVES', 'not drawn'],
  ['PAGE_EMPTY', 'not drawn'],
  ['PAGE_TOO_WIDE', 'too wide'],
  ['PAGE_LEAVES_TRACES', 'traces'],
]);

/** Many visitors in one browser, some at the same time. */
export class SmokeRun {
  private readonly options: RunOptions;
  private readonly findings: Finding[] = [];
  private readonly quiet = new Quiet();
  /** Pages with findings are not opened as other visitors. */
  private readonly refused = new Set<string>();

  constructor(options: RunOptions) {
    this.options = options;
  }

  /** Opens pages as one visitor, one after the other. */
  async open(stops: readonly Stop[], How: RoundKind): Promise<void> {
    let untouched = new Map<string, Surroundings>();
    const newRound = () => this.newRound(How, stops, untouched);
    let round = await newRound();
    for (const stop of stops) {
      if (this.isLeftOut(stop)) continue;
      let findings = await this.quiet.beside(() => round.visit(stop));
      if (findings.length === 0) continue;
      if (findings.some(({ code }) => uncertain.has(code))) {
        await round.tab.close();
        [round, findings] = await this.quiet.alone(() => this.again(How, stop, findings));
        /* The surroundings to compare with may have been read too early. */
        untouched = new Map();
      }
      if (findings.length > 0) await this.refuse(round, stop, findings);
      await round.tab.close();
      round = await newRound();
    }
    await round.tab.close();
  }

  /**
   * Goes from page to page, as one visitor after the other.
   * @param looked resolves once each page was looked at: what is refused then needs no second look.
   */
  async walk(stops: readonly Stop[], looked: Promise<unknown>): Promise<void> {
    let round = await this.newRound(Walk, stops);
    let walked: Stop[] = [];
    for (const stop of stops) {
      if (this.isLeftOut(stop)) continue;
      walked = [...walked.filter(({ visitor }) => visitor === stop.visitor), stop];
      const findings = await this.quiet.beside(() => round.visit(stop));
      if (findings.length === 0) continue;
      const areTraces = findings.some(({ code }) => code === 'PAGE_LEAVES_TRACES');
      await this.blame(round, findings, {
        suspects: areTraces ? walked : walked.slice(-2),
        looked,
      });
      round = await this.newRound(Walk, stops);
      walked = [];
    }
    await round.tab.close();
  }

  /** Visits pages of one visitor often, all in turn, and each alone where they use too much together. */
  async openOften(stops: readonly Stop[]): Promise<void> {
    const left = stops.filter((stop) => !this.isLeftOut(stop));
    const round = await this.newRound(OftenRound, left);
    const findings = await this.quiet.beside(() => round.visitAll(left));
    await round.tab.close();
    if (findings.length > 0) await this.open(left, OftenRound);
  }

  /** Opens what may have caused a fault, each alone. What none has again, and no machine causes, is the last one's. */
  private async blame(
    round: Walk,
    findings: readonly Finding[],
    { suspects, looked }: { suspects: readonly Stop[]; looked: Promise<unknown> },
  ): Promise<void> {
    const certain = findings.filter(({ code }) => !uncertain.has(code));
    if (certain.length === 0) await round.tab.close();
    await looked;
    const isFound = () => suspects.some((suspect) => this.refused.has(pageOf(suspect)));
    for (const suspect of suspects.toReversed()) if (!isFound()) await this.open([suspect], Round);
    const [last] = suspects.slice(-1);
    if (last && certain.length > 0 && !isFound()) await this.refuse(round, last, certain);
    await round.tab.close();
  }

  /** True for a page that was refused, or if enough were. */
  private isLeftOut(stop: Stop): boolean {
    return this.refused.has(pageOf(stop)) || this.refused.size >= this.options.maxRefused;
  }

  /** Opens a page while no other one is, with time for a machine that others keep busy. */
  private async again(
    How: RoundKind,
    stop: Stop,
    first: readonly Finding[],
  ): Promise<[InstanceType<RoundKind>, Finding[]]> {
    const kinds = new Set(first.map(({ code }) => uncertain.get(code)));
    const round = await this.newRound(How, [stop], new Map(), 2 * slowness());
    const found = await round.visit(stop);
    return [
      round,
      found.filter(({ code }) => kinds.has(uncertain.get(code)) || !uncertain.has(code)),
    ];
  }

  private async refuse(
    { tab }: Pick<Round, 'tab'>,
    stop: Stop,
    findings: readonly Finding[],
  ): Promise<void> {
    this.refused.add(pageOf(stop));
    this.findings.push(...findings);
    const { app, declared, visitor } = stop;
    const name = `${app}${declared}-${visitor ?? 'signed-out'}`;
    await tab.keepScreenshot(this.options.folder, name);
  }

  /** @throws {@link ReleaseError} REFUSED with every reason. */
  requireFine(): void {
    const refusals = refusalsIn(this.findings);
    if (refusals.length === 0) return;
    const reasons = refusals.map(({ code, message }) => `  ${code}  ${message}`);
    const message = [
      'This did not start as it should in a browser, so nothing was published:',
      ...reasons,
      `Screenshots are in ${this.options.folder}.`,
    ].join('\n');
    throw new ReleaseError('REFUSED', message, { refusals });
  }

  private async newRound<Kind extends RoundKind>(
    How: Kind,
    [stop]: readonly Stop[],
    untouched = new Map<string, Surroundings>(),
    patience = 1,
  ): Promise<InstanceType<Kind>> {
    const { browser, content, origin, stored } = this.options;
    const context = await browser.newContext({ locale: 'en-CA' });
    const visitor = stop?.visitor ?? null;
    const fileOrigins = [origin, ...filesOf(content).map((address) => address.origin)];
    const tab = await Tab.in({ context, visitor, origin, fileOrigins, patience });
    return new How(tab, content, untouched, stored) as InstanceType<Kind>;
  }
}

const pageOf = ({ app, declared }: Stop) => `${app} ${declared}`;

/** Addresses of files that are not on the site itself. */
export function filesOf({ shell, remotes }: Content): URL[] {
  const addresses = [shell.url, ...Object.values(remotes).map(({ url }) => url)];
  return addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url));
}
