import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { siteCookies } from '@camp/contracts/site/cookies';
import type { Content } from '@camp/release/document/release-document';
import type { RefusalCode } from '@camp/release/gate/refusal';
import type { SmokeStart } from '@camp/release/publish/smoke-starts';
import { ReleaseError } from '@camp/release/release-error';
import pLimit from 'p-limit';
import { type Browser, chromium } from 'playwright-core';
import { quietBrowser } from './browser-flags.ts';
import { type SiteOfDraft, startDraftSite } from './draft-site.ts';
import { type Finding, refusalsIn } from './findings.ts';
import type { Surroundings } from './observe-page.ts';
import { framesOf, planOf, type Stop, usesIn } from './plan.ts';
import { Quiet, slowness } from './quiet.ts';
import { Round } from './round.ts';
import { roleCookie } from './stand-in-api.ts';
import { Tab } from './tab.ts';
import { FrameRound } from './use/frame-round.ts';
import { JourneyRound, journeysOf } from './use/journey-round.ts';
import { codesOfUse } from './use/faults-of-use.ts';
import { UseRound } from './use/use-round.ts';

/** More than there are cores: a page waits for its files and for rest. */
const tabs = availableParallelism() + 1;

export interface SmokeStartOptions extends SiteOfDraft {
  /** Names of the apps whose pages are opened. */
  apps: readonly string[];
  /** Program of the browser. */
  browser: string;
  /** Folder below which screenshots of a refusal are kept. */
  screenshotsFolder: string;
  /** With so many refused pages the rest is not opened. */
  maxRefused?: number;
  /** Called with a sentence about what was opened. */
  tell: (sentence: string) => void;
}

/** Opens a release in a browser as visitors would get it (docs/decisions/releases.md#0070). */
export function smokeStartOf(options: SmokeStartOptions): SmokeStart {
  return async (draft, changed) => {
    const startedAt = Date.now();
    const groups = planOf(draft, options.apps, changed);
    const published = changed ?? options.apps;
    const site = await startDraftSite(draft, options);
    const browser = await launch(options.browser, draft).catch(async (error: unknown) => {
      await site.stop();
      throw error;
    });
    try {
      const folder = join(options.screenshotsFolder, new Date(startedAt).toISOString());
      /* Where a shell is broken, every page fails alike. */
      const { maxRefused = options.apps.includes('shell') ? 2 : 5 } = options;
      const run = new SmokeRun({
        browser,
        content: draft,
        origin: site.origin,
        folder,
        maxRefused,
      });
      /* First what most visitors need. */
      const visits = [
        ...framesOf(draft, published).map((stop) => () => run.open([stop], FrameRound)),
        ...journeysOf(draft.remotes, published).map((stop) => () => run.open([stop], JourneyRound)),
        ...groups.map(begunElsewhere).map((stops) => () => run.open(stops, Round)),
        ...usesIn(groups).map((stops) => () => run.open(stops, UseRound)),
      ];
      await pLimit(tabs).map(visits, (visit) => visit());
      run.requireFine();
      const pages = new Set(groups.flat().map(({ app, declared }) => `${app} ${declared}`)).size;
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
      options.tell(
        `Opened ${counted(pages, 'page')} as ${counted(groups.length, 'kind')} of visitors in ${seconds} s.`,
      );
      const at = new Date(startedAt).toISOString();
      return { at, browser: `Chromium ${browser.version()}`, pages };
    } finally {
      await browser.close();
      await site.stop();
    }
  };
}

/** Visitors begin at different pages, so that a page refused to one is not opened by the others. */
function begunElsewhere(group: Stop[], index: number, { length }: readonly Stop[][]): Stop[] {
  const start = Math.floor((group.length * index) / length);
  return [...group.slice(start), ...group.slice(0, start)];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Reaches the draft's site and its files, and nothing else. */
function launch(executablePath: string, content: Content): Promise<Browser> {
  const hosts = ['localhost', '127.0.0.1', ...filesOf(content).map(({ hostname }) => hostname)];
  const rules = ['MAP * ~NOTFOUND', ...new Set(hosts.map((host) => `EXCLUDE ${host}`))].join(', ');
  return chromium.launch({
    executablePath,
    args: [...quietBrowser, `--host-resolver-rules=${rules}`],
  });
}

/** Addresses of files that are not on the site itself. */
function filesOf({ shell, remotes }: Content): URL[] {
  const addresses = [shell.url, ...Object.values(remotes).map(({ url }) => url)];
  return addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url));
}

interface RunOptions {
  browser: Browser;
  content: Content;
  origin: string;
  /** Folder of the screenshots. */
  folder: string;
  maxRefused: number;
}

/** Looks at pages, uses them, or what is around them, or takes an app's own journeys. */
type RoundKind = typeof Round | typeof UseRound | typeof FrameRound | typeof JourneyRound;

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
class SmokeRun {
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
      const page = pageOf(stop);
      if (this.refused.has(page) || this.isEnough) continue;
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

  private get isEnough(): boolean {
    return this.refused.size >= this.options.maxRefused;
  }

  private async newRound(
    How: RoundKind,
    [stop]: readonly Stop[],
    untouched: Map<string, Surroundings>,
    patience = 1,
  ): Promise<InstanceType<RoundKind>> {
    const { browser, content, origin } = this.options;
    const context = await browser.newContext({ locale: 'en-CA' });
    const cookies = stop?.visitor ? cookiesOf(stop.visitor, origin) : [];
    const fileOrigins = [origin, ...filesOf(content).map((address) => address.origin)];
    const tab = await Tab.in({ context, cookies, origin, fileOrigins, patience });
    return new How(tab, content, untouched);
  }
}

const pageOf = ({ app, declared }: Stop) => `${app} ${declared}`;

const cookiesOf = (role: string, url: string) => [
  { name: roleCookie, value: role, url },
  { name: siteCookies.signedIn, value: '1', url },
];
