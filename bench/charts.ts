import type { Results } from './results.ts';
import { isReached, type Target } from './spreads.ts';

/** One figure of this site next to its peers', and its target. */
export interface Chart {
  title: string;
  unit: string;
  target: Target | null;
  /** This site's comes first. */
  bars: { name: string; value: number }[];
  /** Commit of the sources that were measured, where it is known. */
  commit: string | undefined;
  date: string | undefined;
}

interface ChartDefinition {
  title: string;
  unit: string;
  /** Fixed target, or one that is a multiple of one of the bars. */
  target?: Target | { peer: string; most: number } | { peer: string; least: number };
  /** The measurement, and where in it each bar's figure is. */
  figure: string;
  bars: Record<string, string[]>;
}

const variants = ['this site', 'one app', 'federation defaults', 'no script'];
const perSecond = 'answers per second';

/** Bars by the names that a measurement has for its servers. */
const barsOf = (names: readonly string[], ...path: string[]) =>
  Object.fromEntries(names.map((name) => [name, [name, ...path, 'median']]));

/** A figure that was not measured has no bar, and a chart without this site's figure is left out. */
const known: ChartDefinition[] = [
  ...['/', '/regions', '/login'].map((path) => ({
    title: `${path}: largest part painted`,
    unit: 'ms',
    target: { peer: 'no script', most: 1.25 },
    figure: `page ${path}`,
    bars: barsOf(variants, 'LCP ms'),
  })),
  {
    title: '/: scripts before the page is idle',
    unit: 'kB',
    target: { most: 135 },
    figure: 'page /',
    bars: barsOf(variants.slice(0, 3), 'script bytes before idle'),
  },
  {
    title: 'From / to /login, looking 300 ms at the link',
    unit: 'ms',
    target: { most: 400 },
    figure: 'page /',
    bars: barsOf(variants.slice(0, 3), 'look and click to /login ms'),
  },
  {
    title: 'Who is signed in: answers a second',
    unit: '/s',
    target: { peer: 'Express with sessions', least: 0.7 },
    figure: 'api GET /api/auth/me',
    bars: barsOf(['this API', 'Express with sessions', 'Express'], perSecond),
  },
  {
    title: 'Who is signed in, through the edge: answers a second',
    unit: '/s',
    target: { peer: 'the API', least: 0.7 },
    figure: 'edge GET /api/auth/me',
    bars: barsOf(
      ['through this edge', 'the API', 'through a plain proxy', 'through nginx'],
      perSecond,
    ),
  },
  {
    title: 'Sign-ins by password a second',
    unit: '/s',
    target: { peer: 'hashing alone', least: 0.9 },
    figure: 'login',
    bars: {
      'this API': ['sign-ins a second', 'median'],
      'hashing alone': ['passwords checked a second', 'median'],
    },
  },
  {
    title: 'One call in a hundred takes so long while a crowd signs in',
    unit: 'ms',
    target: { most: 50 },
    figure: 'login',
    bars: { 'this API': ['p99 ms of who is signed in, meanwhile', 'median'] },
  },
  {
    title: 'Documents of / a second',
    unit: '/s',
    target: { least: 6_000 },
    figure: 'edge / without cookies',
    bars: barsOf(['this edge', 'node:http', 'nginx'], perSecond),
  },
];

export function chartsOf(figures: Results['figures']): Chart[] {
  return known.flatMap(({ title, unit, target, figure, bars: paths }) => {
    const { commit, date } = figures[figure] ?? {};
    const scale = unit === 'kB' ? 1_000 : 1;
    const bars = Object.entries(paths).flatMap(([name, path]) => {
      const value = valueAt(figures[figure], path);
      return value === null ? [] : [{ name, value: value / scale }];
    });
    return bars[0]?.name !== Object.keys(paths)[0]
      ? []
      : [{ title, unit, bars, target: targetOf(bars, target), commit, date }];
  });
}

/** A target compared with a peer is a multiple of the peer's median; null where that was not measured. */
function targetOf(bars: Chart['bars'], target: ChartDefinition['target']): Chart['target'] {
  if (!target || !('peer' in target)) return target ?? null;
  const peer = bars.find(({ name }) => name === target.peer)?.value;
  if (peer === undefined) return null;
  return 'most' in target ? { most: peer * target.most } : { least: peer * target.least };
}

function valueAt(figure: unknown, path: readonly string[]): number | null {
  let found = figure;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'number' ? found : null;
}

/** Says whether this site's figure reaches its target, as the end of a sentence; empty without a target. */
export function aimOf({ target, unit, bars }: Chart): string {
  const value = bars[0]?.value;
  if (!target || value === undefined) return '';
  const limit =
    'most' in target
      ? `at most ${told(target.most, unit)}`
      : `at least ${told(target.least, unit)}`;
  return `${limit}: ${isReached(value, target) ? 'reached' : 'not reached'}`;
}

/** Returns a row for each chart. Figures of other sources name their commit and day. */
export const tableOf = (charts: readonly Chart[], commit: string) =>
  Object.fromEntries(
    charts.map((chart) => [
      chart.title,
      {
        measured: told(chart.bars[0]?.value ?? Number.NaN, chart.unit),
        target: aimOf(chart),
        'of another commit':
          chart.commit === commit
            ? ''
            : `${chart.commit ?? 'not noted'} ${chart.date ?? ''}`.trim(),
      },
    ]),
  );

export const told = (value: number, unit: string) =>
  `${Number(value.toPrecision(3)).toLocaleString('en')}${unit.startsWith('/') ? '' : ' '}${unit}`;
