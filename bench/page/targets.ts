import { judge, spreadOf } from '#bench/spreads.ts';
import { ratioOf, type Rounds, valuesOf } from './tables.ts';

export const measuredPages = ['/', '/regions', '/login', '/campgrounds'] as const;
export type MeasuredPage = (typeof measuredPages)[number];

interface Target {
  page: MeasuredPage;
  figure: string;
  most: number;
  /** The variant that the figure is divided by; without one it counts by itself. */
  beside?: keyof Rounds;
}

const besideLimit = { figure: 'LCP ms', most: 1.25, beside: 'no script' } as const;

/** All targets but those for the size of documents, which `npm run bench -- edge` has. */
const targets: readonly Target[] = [
  { page: '/', figure: 'script bytes before idle', most: 135_000 },
  { page: '/', figure: 'font bytes', most: 40_000 },
  { page: '/campgrounds', figure: 'script bytes before idle', most: 130_000 },
  { page: '/campgrounds', figure: 'longest task ms', most: 200 },
  { page: '/campgrounds', figure: 'letter to results ms', most: 150 },
  ...(['/', '/regions', '/login', '/campgrounds'] as const).flatMap((page) => [
    { page, ...besideLimit },
    { page, figure: 'CLS', most: 0.02 },
    { page, figure: 'hops', most: 2 },
  ]),
  { page: '/', figure: 'look and click to /login ms', most: 400 },
  { page: '/', figure: 'click to /login ms', most: 1.15, beside: 'one app' },
];

/** Prints for each target whether this site reached it. */
export function judgePages(measured: Partial<Record<MeasuredPage, Rounds>>): void {
  console.log('\nTargets');
  for (const target of targets) {
    const { page, figure, most, beside } = target;
    const value = valueOf(measured[page] ?? {}, target);
    const what = beside ? `${figure} beside ${beside}` : figure;
    if (value !== null) judge(`${page}: ${what}`, value, { most });
  }
}

function valueOf(rounds: Rounds, { figure, beside }: Target): number | null {
  if (beside) return ratioOf(rounds, figure, beside);
  const values = valuesOf(rounds['this site'], figure);
  return values.length === 0 ? null : spreadOf(values).median;
}
