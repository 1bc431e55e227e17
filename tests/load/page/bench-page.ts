import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { keepResults, spreadOf } from '#tests/load/results.ts';
import { chromiumOptions } from '#tests/support/browser/chromium.ts';
import { auditPage } from './lighthouse.ts';
import { judge } from './targets.ts';
import { print } from './tables.ts';
import { type Variant, type VariantName, variantNames, startVariants } from './peers/variants.ts';
import { measureSearch } from './search.ts';
import { type Figures, measureClicks, measureHops, measureLoads } from './visit.ts';

const measuredPages = ['/', '/regions', '/login', '/campgrounds'] as const;
export type MeasuredPage = (typeof measuredPages)[number];

/** What each round measured. */
export type Rounds = Partial<Record<VariantName, Figures[]>>;

/**
 * What visitors wait for on a slow line and a slow processor, beside the same pages served in other ways, all
 * in turns: `npm run bench -- page --only this-site --page /login --rounds 3`. Kept is what was measured in all variants.
 */
export async function benchPage(args: readonly string[] = []): Promise<void> {
  const { rounds, only, paths } = optionsOf(args);
  const browser = await chromium.launch(chromiumOptions);
  const { variants, stop } = await startVariants(browser, only);
  try {
    const measured: Partial<Record<MeasuredPage, Rounds>> = {};
    for (const path of paths) {
      measured[path] = await inTurns(browser, { variants, rounds, path });
      print(path, measured[path]);
      if (only.length === variantNames.length)
        keepResults(`page ${path}`, { rounds, ...spreads(measured[path]) });
    }
    judge(measured);
    const site = variants.find(({ name }) => name === 'this site');
    if (!site) return;
    for (const path of paths) keepResults(`lighthouse ${path}`, await auditPage(site.url, path));
  } finally {
    await stop();
    await browser.close();
  }
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

async function measure(
  browser: Browser,
  { name, url, reacts }: Variant,
  path: string,
): Promise<Figures> {
  return {
    ...(await measureLoads(browser, url + path)),
    ...(reacts ? await measureClicks(browser, url, path) : {}),
    /* The others have no API. */
    ...(name === 'this site' && path === '/campgrounds'
      ? await measureSearch(browser, url + path)
      : {}),
  };
}

/** Before the first round each page was opened three times: it is compressed and kept by then. */
async function inTurns(
  browser: Browser,
  { variants, rounds, path }: { variants: readonly Variant[]; rounds: number; path: string },
): Promise<Rounds> {
  const found: Rounds = {};
  const hops = new Map<Variant, Figures>();
  for (const variant of variants) {
    hops.set(variant, await measureHops(browser, variant.url + path));
    await measureLoads(browser, variant.url + path);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of variants) {
      const figures = await measure(browser, variant, path);
      (found[variant.name] ??= []).push({ ...hops.get(variant), ...figures });
    }
  }
  return found;
}

const spreads = (rounds: Rounds) =>
  mapped(rounds, (figures) =>
    mapped(figures[0] ?? {}, (_value, name) =>
      spreadOf(figures.map((round) => round[name] ?? Number.NaN)),
    ),
  );

function mapped<T, R>(record: Record<string, T>, work: (value: T, key: string) => R) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, work(value, key)]));
}

/** @throws a sentence when there is no such variant or page. */
function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '9' },
      only: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
    },
  });
  const names = values.only?.map((name) => name.replaceAll('-', ' '));
  return {
    rounds: Number(values.rounds),
    only: chosen(names, variantNames),
    paths: chosen(values.page, measuredPages),
  };
}

function chosen<T extends string>(names: string[] | undefined, known: readonly T[]): readonly T[] {
  const unknown = names?.find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) throw new Error(`There is ${known.join(', ')}, but no ${unknown}.`);
  return names === undefined ? known : known.filter((each) => names.includes(each));
}
