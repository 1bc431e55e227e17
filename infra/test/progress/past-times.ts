import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ExpectedSeconds } from './progress-line.ts';
import type { StageRun } from '#infra/test/selection.ts';
import type { StageResult } from '#infra/test/stages.ts';

const file = 'node_modules/.cache/campbc/test-times.json';

/** The time that each stage and each of its files took when all of it last ran. */
type PastTimes = Record<string, { seconds: number; files: Record<string, number> }>;

const read = (): PastTimes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PastTimes) : {};

/** Returns the expected time of each of these; those that never ran are left out. */
export function expectedSeconds(selected: readonly StageRun[]): ExpectedSeconds {
  const past = read();
  const entries = selected.flatMap(({ stage, files }) => {
    const last = past[stage];
    if (!last) return [];
    if (files === 'all') return [[stage, last.seconds] as const];
    const sum = (some: string[]) =>
      some.reduce((total, each) => total + (last.files[each] ?? 0), 0);
    return [[stage, (last.seconds * sum(files)) / (sum(Object.keys(last.files)) || 1)] as const];
  });
  return Object.fromEntries(entries);
}

/** Keeps the times of whole stages. */
export function keepTimes(selected: readonly StageRun[], results: readonly StageResult[]): void {
  const past = read();
  for (const { stage } of selected.filter(({ files }) => files === 'all')) {
    const result = results.find(({ name }) => name === stage);
    if (!result) continue;
    const files = (result.files ?? []).map((each) => [each.file, each.seconds]);
    past[stage] = { seconds: result.seconds, files: Object.fromEntries(files) };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(past));
}
