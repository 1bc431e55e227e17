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
import { planOf, type Stop } from './plan.ts';
import { Quiet, slowness } from './quiet.ts';
import { Round } from './round.ts';
import { roleCookie } from './stand-in-api.ts';
import { Tab } from './tab.ts';

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
      await pLimit(tabs).map(groups.map(begunElsewhere), (group) => run.open(group));
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

/** Faults that a busy machine may cause, by kind: one counts if the page, opened alone, has its kind again. */
const uncertain = new Map<RefusalCode, 'not drawn' | 'traces'>([
  ['PAGE_FAILS', 'not drawn'],
  ['PAGE_NEVER_SETTLES', 'not drawn'],
  ['PAGE_STARVES', 'not drawn'],
  ['PAGE_EMPTY', 'not drawn'],
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
  async open(stops: readonly Stop[]): Promise<void> {
    let untouched = new Map<string, Surroundings>();
    const newRound = () => this.newRound(stops, untouched);
    let round = await newRound();
    for (const stop of stops) {
      const page = `${stop.app} ${stop.declared}`;
      if (this.refused.has(page) || this.isEnough) continue;
      let findings = await this.quiet.beside(() => round.visit(stop));
      if (findings.length === 0) continue;
      if (findings.some(({ code }) => uncertain.has(code))) {
        await round.close();
        [round, findings] = await this.quiet.alone(() => this.again(stop, findings));
        /* The surroundings to compare with may have been read too early. */
        untouched = new Map();
      }
      if (findings.length > 0) await this.refuse(round, stop, findings);
      await round.close();
      round = await newRound();
    }
    await round.close();
  }

  /** Opens a page while no other one is, with time for a machine that others keep busy. */
  private async again(stop: Stop, first: readonly Finding[]): Promise<[Round, Finding[]]> {
    const kinds = new Set(first.map(({ code }) => uncertain.get(code)));
    const round = await this.newRound([stop], new Map(), 2 * slowness());
    const found = await round.visit(stop);
    return [
      round,
      found.filter(({ code }) => kinds.has(uncertain.get(code)) || !uncertain.has(code)),
    ];
  }

  private async refuse(round: Round, stop: Stop, findings: readonly Finding[]): Promise<void> {
    this.refused.add(`${stop.app} ${stop.declared}`);
    this.findings.push(...findings);
    await round.keepScreenshot(this.options.folder, stop);
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
    [stop]: readonly Stop[],
    untouched: Map<string, Surroundings>,
    patience = 1,
  ): Promise<Round> {
    const { browser, content, origin } = this.options;
    const context = await browser.newContext({ locale: 'en-CA' });
    if (stop?.visitor) {
      await context.addCookies([
        { name: roleCookie, value: stop.visitor, url: origin },
        { name: siteCookies.signedIn, value: '1', url: origin },
      ]);
    }
    const fileOrigins = [origin, ...filesOf(content).map((address) => address.origin)];
    return new Round(await Tab.in({ context, origin, fileOrigins, patience }), content, untouched);
  }
}
