import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Content } from '@camp/release/document/release-document';
import type { SmokeStart } from '@camp/release/publish/smoke-starts';
import { ReleaseStore } from '@camp/release/store/release-store';
import type { ReleaseStorage } from '@camp/release/store/storage';
import { StoredValues } from '@camp/release/store/stored-values';
import { TriedPages } from '@camp/release/store/tried-pages';
import pLimit from 'p-limit';
import { type Browser, chromium } from 'playwright-core';
import { quietBrowser } from './browser-flags.ts';
import { type SiteOfDraft, startDraftSite } from './draft-site.ts';
import { entriesOf } from './page-print.ts';
import { framesOf, looksIn, planOf, type Stop, usesIn, walksIn } from './plan.ts';
import { Round } from './round.ts';
import { filesOf, SmokeRun } from './smoke-run.ts';
import { FrameRound } from './use/frame-round.ts';
import { JourneyRound, journeysOf } from './use/journey-round.ts';
import { UseRound } from './use/use-round.ts';

/** More than there are cores: a page waits for its files and for rest. */
const tabs = availableParallelism() + 1;

export interface SmokeStartOptions extends SiteOfDraft {
  /** Names of the apps whose pages are opened. */
  apps: readonly string[];
  /** The release store: what pages keep in browsers is kept there, too. */
  storage: ReleaseStorage;
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
    const published = changed ?? options.apps;
    const tried = await TriedPages.of(options.storage, published);
    const isTried = (print: string) => tried.has(print);
    const entries = await entriesOf(new ReleaseStore(options.storage), draft, published);
    const groups = planOf(draft, options.apps, { changed, entries, isTried });
    const stored = await StoredValues.of(options.storage, published);
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
        stored,
        maxRefused,
      });
      await visitAll(run, { draft, published, groups });
      run.requireFine();
      await stored.keep();
      const stops = groups.flat();
      await tried.keep(stops.flatMap(({ print }) => print ?? []));
      const pages = new Set(stops.map(({ app, declared }) => `${app} ${declared}`)).size;
      const again = stops.filter(({ print }) => print !== undefined && tried.has(print)).length;
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
      options.tell(
        `Opened ${counted(pages, 'page')} as ${counted(groups.length, 'kind')} of visitors in ${seconds} s${again > 0 ? `, ${again} of them only once: they were tried before as they are` : ''}.`,
      );
      const at = new Date(startedAt).toISOString();
      return { at, browser: `Chromium ${browser.version()}`, pages };
    } finally {
      await browser.close();
      await site.stop();
    }
  };
}

interface VisitInput {
  draft: Content;
  published: readonly string[];
  groups: readonly Stop[][];
}

/** First what most visitors need, and use after looks: what a page shows at once says more than what comes of it. */
async function visitAll(run: SmokeRun, { draft, published, groups }: VisitInput): Promise<void> {
  const limit = pLimit(tabs);
  const looked = Promise.all([
    ...framesOf(draft, published).map((stop) => limit(() => run.open([stop], FrameRound))),
    ...journeysOf(draft.remotes, published).map((stop) =>
      limit(() => run.open([stop], JourneyRound)),
    ),
    ...looksIn(groups).map((stops) => limit(() => run.open(stops, Round))),
  ]);
  const walked = limit(() => run.walk(walksIn(groups).flat(), looked));
  const uses = usesIn(groups);
  const used = looked.then(() => limit.map(uses, (stops) => run.open(stops, UseRound)));
  await Promise.all([walked, used]);
  await limit.map(uses, (stops) => run.openOften(stops));
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
