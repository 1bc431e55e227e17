import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installed } from '#bench/installed.ts';
import { judge } from '#bench/spreads.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';

const run = promisify(execFile);

const version = '13.5.0';
const longestMs = 10 * 60_000;

/** Least score of each category, of 100. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string }>;
}

/** Returns Lighthouse's scores of a page on a phone; prints them and what they lack. */
export async function auditPage(origin: string, path: string): Promise<Record<Category, number>> {
  const folder = await installed(`lighthouse@${version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const report = join(folder, `report-${process.pid}.json`);
  const flags = ['--headless', ...chromiumOptions.args].join(' ');
  await run(
    process.execPath,
    [
      program,
      origin + path,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${categories.join()}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumOptions.executablePath },
      timeout: longestMs,
      /* The one at which it ends its browser. */
      killSignal: 'SIGINT',
    },
  );
  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const scores = scoresOf(found);
  for (const category of categories) {
    judge(`${path}: Lighthouse ${category}`, scores[category], { least: least[category] });
    if (scores[category] < least[category]) console.log(`  ${lackingIn(found, category)}`);
  }
  return scores;
}

const scoresOf = ({ categories: found }: Report) =>
  Object.fromEntries(
    categories.map((category) => [category, Math.round((found[category].score ?? 0) * 100)]),
  ) as Record<Category, number>;

const lackingIn = ({ categories: found, audits }: Report, category: Category) =>
  found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
    .join(', ');
