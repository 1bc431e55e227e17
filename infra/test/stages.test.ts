import { expect, jest, test } from '@jest/globals';
import { runStages, type Stage, withExitCode } from './stages.ts';

const stage = (name: string, run: Stage['run']): Stage => ({ name, run });
const passing = stage('passing', async () => ({ passed: 3, failed: 0 }));

function listen(): string[] {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return lines;
}

test('counts add up over the stages, and each stage gets a line with its time', async () => {
  const lines = listen();

  const total = await runStages([
    [passing],
    [stage('half', async () => ({ passed: 1, failed: 2 }))],
  ]);

  expect(total).toEqual({ passed: 4, failed: 2 });
  expect(lines.at(-1)).toMatch(/passing +\d+\.\d s +passed 3, failed 0\nhalf +\d+\.\d s +passed 1/);
});

test('a stage that ran no test has failed', async () => {
  listen();

  const total = await runStages([
    [stage('empty', async () => ({ passed: 0, failed: 0 }))],
    [passing],
  ]);

  expect(total).toEqual({ passed: 3, failed: 1 });
});

test('stages of a group run at the same time; one that breaks has failed, and the others count', async () => {
  const lines = listen();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise: bothRun, resolve } = Promise.withResolvers<void>();
  const waiting = stage('waiting', () => bothRun.then(passing.run));
  const breaking = stage('breaking', async () => {
    resolve();
    throw new Error('No servers.');
  });

  const total = await runStages([[waiting, breaking]]);

  expect(total).toEqual({ passed: 3, failed: 1 });
  expect(lines[0]).toContain('waiting · breaking');
});

test('a runner that ends with an error though all its tests passed has failed', () => {
  expect(withExitCode(1, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 });
  expect(withExitCode(1, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 });
  expect(withExitCode(0, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
});
