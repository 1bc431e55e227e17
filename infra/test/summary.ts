import type { FailedTry, StageResult } from './stages.ts';

/** A machine has a bad moment now and then; more than this many in one run are races in the tests. */
const secondTriesAllowed = 3;

const linesShown = 12;

export interface Summary {
  text: string;
  passed: number;
  failed: number;
}

/**
 * The end of a run: one line for each stage with its time, every test that passed only at its second
 * try and every one that failed, with what it failed with first, and the total. Too many of those count as failed.
 */
export function summaryOf(results: StageResult[]): Summary {
  const secondTries = results.flatMap((result) => result.secondTries ?? []);
  const failures = results.flatMap((result) => result.failures ?? []);
  const isTooMany = secondTries.length > secondTriesAllowed;
  const racing = isTooMany ? secondTries.length : 0;
  const passed = sum(results.map((result) => result.passed)) - racing;
  const failed = sum(results.map((result) => result.failed)) + racing;
  const parts = [
    results.map(lineOf).join('\n'),
    secondTries.length > 0 && `Passed only at the second try: ${secondTries.length}`,
    ...secondTries.map(paragraphOf),
    isTooMany && `These count as failed: at most ${secondTriesAllowed} may need a second try.`,
    failures.length > 0 && `Failed: ${failures.length}`,
    ...failures.map(paragraphOf),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: parts.filter(Boolean).join('\n\n'), passed, failed };
}

function lineOf({ name, seconds, passed, failed }: StageResult): string {
  const time = seconds.toFixed(1).padStart(7);
  return `${name.padEnd(24)} ${time} s   passed ${passed}, failed ${failed}`;
}

const paragraphOf = ({ name, error }: FailedTry) => `  ${name}\n${indented(error)}`;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Its first lines: the whole stands where the test ran. */
const indented = (text: string) =>
  text.trim().split('\n').slice(0, linesShown).join('\n').replaceAll(/^/gm, '    ');
