/** One figure of this site beside its peers', and what it must be. */
export interface Chart {
  title: string;
  unit: string;
  target: { most: number } | { least: number } | null;
  /** This site's comes first. */
  bars: { name: string; value: number }[];
}

/** What the benches kept (docs/bench/results.json). */
export type Results = Record<string, unknown>;

const variants = ['this site', 'one app', 'federation defaults', 'no script'];
const onPages = (path: string, figure: string) =>
  variants.map((name) => ({ name, path: [`page ${path}`, name, figure, 'median'] }));

const me = ['GET /api/auth/me', 'most'];
const perSecond = 'answers per second';

/** Where each chart's figures are. What was not measured yet has no bar, and a chart without bars is left out. */
const known: (Omit<Chart, 'bars'> & { of: { name: string; path: string[] }[] })[] = [
  ...['/', '/regions', '/login'].map((path) => ({
    title: `${path}: largest part painted`,
    unit: 'ms',
    target: null,
    of: onPages(path, 'LCP ms'),
  })),
  {
    title: '/: scripts before the page is idle',
    unit: 'kB',
    target: { most: 135 },
    of: onPages('/', 'script bytes before idle').slice(0, 3),
  },
  {
    title: 'From / to /login, looking 300 ms at the link',
    unit: 'ms',
    target: { most: 400 },
    of: onPages('/', 'look and click to /login ms').slice(0, 3),
  },
  {
    title: 'Who is signed in: answers a second',
    unit: '/s',
    target: null,
    of: [
      { name: 'this API', path: ['api', ...me, 'this API', 'requests per second', 'median'] },
      {
        name: 'Express with sessions',
        path: ['api', ...me, 'Express with sessions', 'requests per second', 'median'],
      },
      { name: 'Express', path: ['api', ...me, 'Express', 'requests per second', 'median'] },
    ],
  },
  {
    title: 'Who is signed in, through the edge: answers a second',
    unit: '/s',
    target: null,
    of: ['through this edge', 'the API', 'through a plain proxy', 'through nginx'].map((name) => ({
      name,
      path: ['edge', 'GET /api/auth/me', name, perSecond, 'median'],
    })),
  },
  {
    title: 'Sign-ins by password a second',
    unit: '/s',
    target: null,
    of: [
      { name: 'this API', path: ['login', 'sign-ins a second', 'median'] },
      { name: 'hashing alone', path: ['login', 'passwords checked a second', 'median'] },
    ],
  },
  {
    title: 'One call in a hundred takes so long while a crowd signs in',
    unit: 'ms',
    target: { most: 50 },
    of: [{ name: 'this API', path: ['login', 'p99 ms of who is signed in, meanwhile', 'median'] }],
  },
  {
    title: 'Documents of / a second',
    unit: '/s',
    target: { least: 6_000 },
    of: ['this edge', 'node:http', 'nginx'].map((name) => ({
      name,
      path: ['edge', perSecond, '/ without cookies', name, perSecond, 'median'],
    })),
  },
];

/** Ratios to a peer that must be kept: the middle of the peer's figure times this. */
const ratios: Record<string, { peer: string; most?: number; least?: number }> = {
  '/: largest part painted': { peer: 'no script', most: 1.25 },
  '/regions: largest part painted': { peer: 'no script', most: 1.25 },
  '/login: largest part painted': { peer: 'no script', most: 1.25 },
  'Who is signed in: answers a second': { peer: 'Express with sessions', least: 0.7 },
  'Who is signed in, through the edge: answers a second': { peer: 'the API', least: 0.7 },
  'Sign-ins by password a second': { peer: 'hashing alone', least: 0.9 },
};

export function chartsOf(results: Results): Chart[] {
  return known.flatMap(({ of, ...chart }) => {
    const scale = chart.unit === 'kB' ? 1_000 : 1;
    const bars = of.flatMap(({ name, path }) => {
      const value = figureAt(results, path);
      return value === null ? [] : [{ name, value: value / scale }];
    });
    return bars.length === 0
      ? []
      : [{ ...chart, bars, target: chart.target ?? besidePeer(chart.title, bars) }];
  });
}

function besidePeer(title: string, bars: Chart['bars']): Chart['target'] {
  const ratio = ratios[title];
  const peer = bars.find(({ name }) => name === ratio?.peer)?.value;
  if (!ratio || peer === undefined) return null;
  if (ratio.most !== undefined) return { most: peer * ratio.most };
  return ratio.least === undefined ? null : { least: peer * ratio.least };
}

function figureAt(results: Results, path: readonly string[]): number | null {
  let found: unknown = results;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'number' ? found : null;
}

/** Whether this site's figure is what it must be; null where nothing is asked. */
export function isReached({ target, bars }: Chart): boolean | null {
  const value = bars[0]?.value;
  if (!target || value === undefined) return null;
  return 'most' in target ? value <= target.most : value >= target.least;
}

export const told = (value: number, unit: string) =>
  `${Number(value.toPrecision(3)).toLocaleString('en')}${unit.startsWith('/') ? '' : ' '}${unit}`;
