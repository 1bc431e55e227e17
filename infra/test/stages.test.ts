import { expect, jest, test } from '@jest/globals';
import { runStages, type Stage, withExitCode } from './stages.ts';

const stage = (name: string, run: Stage['run']): Stage => ({ name, run });
const passing = stage('passing', async () => ({ passed: 3, failed: 0 }));

function listen(): string[] {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return lines;
}

test('groups run one after the other, and each result has its time; a stage that ran no test has failed', async () => {
  listen();

  const results = await runStages([
    [stage('empty', async () => ({ passed: 0, failed: 0 }))],
    [passing],
  ]);

  expect(results).toMatchObject([
    {
      name: 'empty',
      seconds: expect.any(Number),
      passed: 0,
      failed: 1,
      failures: [{ error: 'It ran no test.' }],
    },
    { name: 'passing', seconds: expect.any(Number), passed: 3, failed: 0 },
  ]);
});

test('a stage that says it had nothing to look at has not failed', async () => {
  listen();
  const idle = { passed: 0, failed: 0, isIdle: true };

  const results = await runStages([[stage('idle', async () => idle)]]);

  expect(results).toMatchObject([{ name: 'idle', passed: 0, failed: 0 }]);
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

  const results = await runStages([[waiting, breaking]]);

  expect(results).toMatchObject([
    { name: 'waiting', passed: 3, failed: 0 },
    { name: 'breaking', passed: 0, failed: 1, failures: [{ error: 'Error: No servers.' }] },
  ]);
  expect(lines[0]).toContain('waiting · breaking');
});

test('a runner that ends with an error though all its tests passed has failed', () => {
  expect(withExitCode(1, { passed: 9, failed: 0 })).toMatchObject({
    passed: 9,
    failed: 1,
    failures: [{ error: 'It ended with 1 though no test failed.' }],
  });
  expect(withExitCode(1, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 });
  expect(withExitCode(0, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
});
