import { type Browser, chromium } from 'playwright-core';
import { type Bench, type BenchRun, ofAttempts } from '#bench/bench-run.ts';
import { mapped, spreadOf } from '#bench/spreads.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';
import { auditPage } from './lighthouse.ts';
import type { Variant, VariantName } from './peers/variant.ts';
import { startVariants } from './peers/variants.ts';
import { measureSearch } from './search.ts';
import { print, type Rounds, valuesOf } from './tables.ts';
import { judgePages, type MeasuredPage } from './targets.ts';
import { type Figures, measureClicks, measureHops, measureLoads } from './visit.ts';

const usualRounds = 9;
/** Most minutes of one part of one visit: some take a minute on a slow machine. */
const longestVisitMinutes = 10;

interface Options {
  only: readonly VariantName[];
  paths: readonly MeasuredPage[];
}

/**
 * Measures how long visitors wait on a slow line and a slow processor, compared with the same pages served in other
 * ways, all in turns.
 */
export const benchPage =
  ({ only, paths }: Options): Bench =>
  async (run, started) => {
    const browser = await chromium.launch(chromiumOptions);
    started.defer(() => browser.close());
    const { site, variants } = await startVariants({ run, started, browser, only });
    const measured: Partial<Record<MeasuredPage, Rounds>> = {};
    for (const path of paths) {
      const measurePage = async () => {
        const found = await inTurns(run, browser, { variants, path });
        if (only.includes('this site') && valuesOf(found['this site'], 'LCP ms').length === 0)
          throw new Error('This site itself was not measured.');
        measured[path] = found;
        print(path, found);
        return { rounds: run.rounds(usualRounds), ...spreads(found) };
      };
      await run.measure(`page ${path}`, measurePage, ofAttempts);
    }
    judgePages(measured);
    if (!only.includes('this site')) return;
    for (const path of paths) {
      await run.measure(`lighthouse ${path}`, () => auditPage(site.url, path));
    }
  };

/** One thing that is measured of a variant in each round. Once it fails it is left out. */
interface Part {
  variant: VariantName;
  what: string;
  visit: () => Promise<Figures>;
  found: Figures[] | null;
}

function partsOf(browser: Browser, variant: Variant, path: string): Part[] {
  const { name, url, reacts } = variant;
  const part = (what: string, visit: Part['visit']) => ({ variant: name, what, visit, found: [] });
  return [
    part('loads', () => measureLoads(browser, url + path)),
    ...(reacts ? [part('clicks', () => measureClicks(browser, url, path))] : []),
    /* The others have no API. */
    ...(name === 'this site' && path === '/campgrounds'
      ? [part('search', () => measureSearch(browser, url + path))]
      : []),
  ];
}

async function inTurns(
  run: BenchRun,
  browser: Browser,
  { variants, path }: { variants: readonly Variant[]; path: string },
): Promise<Rounds> {
  const attempt = (what: string, visit: Part['visit']) =>
    run.attempt(`page ${path}, ${what}`, visit, longestVisitMinutes);
  const hops = new Map<VariantName, Figures | null>();
  for (const { name, url } of variants) {
    hops.set(name, await attempt(`hops of ${name}`, () => measureHops(browser, url + path)));
    /* Opened three times before the first round, it is compressed and kept by then. */
    await attempt(`warm-up of ${name}`, () => measureLoads(browser, url + path));
  }
  const parts = variants.flatMap((variant) => partsOf(browser, variant, path));
  const rounds = Array.from({ length: run.rounds(usualRounds) }, (_, round) => round);
  for (const _round of rounds) {
    for (const part of parts.filter(({ found }) => found)) {
      const figures = await attempt(`${part.what} of ${part.variant}`, part.visit);
      if (figures) part.found?.push(figures);
      else part.found = null;
    }
  }
  const figuresOf = (name: VariantName, round: number) =>
    Object.assign(
      { ...hops.get(name) },
      ...parts.filter(({ variant }) => variant === name).map(({ found }) => found?.[round]),
    ) as Figures;
  return Object.fromEntries(
    variants.map(({ name }) => [name, rounds.map((round) => figuresOf(name, round))]),
  );
}

const spreads = (rounds: Rounds) =>
  mapped(rounds, (figures) =>
    mapped(figures[0] ?? {}, (_value, name) =>
      spreadOf(figures.map((round) => round[name] ?? Number.NaN)),
    ),
  );
