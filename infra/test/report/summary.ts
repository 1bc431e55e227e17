import type { FailedTry, StageResult } from '#infra/test/stages.ts';

/** A machine has a bad moment now and then; more than this many in one run are races in the tests. */
const maxSecondTries = 3;

const maxLines = 12;
const maxSlowFiles = 10;

export interface Summary {
  text: string;
  passed: number;
  failed: number;
}

/**
 * Returns the end of a run: one line for each stage with its time, the slowest files, every test that passed only at
 * its second try and every one that failed, with what it failed with first, and the total. Too many of those count as
 * failed.
 */
export function summaryOf(results: StageResult[]): Summary {
  const secondTries = results.flatMap((result) => result.secondTries ?? []);
  const failures = results.flatMap((result) => result.failures ?? []);
  const isTooMany = secondTries.length > maxSecondTries;
  const racing = isTooMany ? secondTries.length : 0;
  const passed = sum(results.map((result) => result.passed)) - racing;
  const failed = sum(results.map((result) => result.failed)) + racing;
  const parts = [
    [...results.map(lineOf), totalTime(results)].join('\n'),
    slowest(results),
    secondTries.length > 0 && `Passed only at the second try: ${secondTries.length}`,
    ...secondTries.map(paragraphOf),
    isTooMany && `These count as failed: at most ${maxSecondTries} may need a second try.`,
    failures.length > 0 && `Failed: ${failures.length}`,
    ...failures.map(paragraphOf),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: parts.filter(Boolean).join('\n\n'), passed, failed };
}

const secondsOf = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;

const lineOf = ({ name, seconds, passed, failed }: StageResult) =>
  `${name.padEnd(24)} ${secondsOf(seconds)}   passed ${passed}, failed ${failed}`;

const totalTime = (results: StageResult[]) =>
  `${'together'.padEnd(24)} ${secondsOf(sum(results.map(({ seconds }) => seconds)))}`;

function slowest(results: StageResult[]): string | null {
  const files = results.flatMap(({ name, files: own = [] }) =>
    own.map((each) => ({ ...each, stage: name })),
  );
  if (files.length === 0) return null;
  const lines = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, maxSlowFiles)
    .map(({ file, seconds, stage }) => `${secondsOf(seconds)}  ${file} (${stage})`);
  return `The slowest files:\n${lines.join('\n')}`;
}

const paragraphOf = ({ name, error }: FailedTry) => `  ${name}\n${indented(error)}`;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Its first lines: the whole stands where the test ran. */
const indented = (text: string) =>
  text.trim().split('\n').slice(0, maxLines).join('\n').replaceAll(/^/gm, '    ');
