import { expect, test } from '@jest/globals';
import { runStages, type Stage, withExitCode, withFiles } from './stages.ts';

const stage = (name: string, run: Stage['run']): Stage => ({ name, run });
const passing = stage('passing', async () => ({ passed: 3, failed: 0 }));

function watch() {
  const seen: unknown[] = [];
  const watcher = {
    onStart: (name: string) => seen.push(`start ${name}`),
    onProgress: (done: number, all: number) => seen.push([done, all]),
    onEnd: ({ name }: { name: string }) => seen.push(`end ${name}`),
  };
  return { seen, watcher };
}

test('stages run one after the other, each with its time, and tell how far they are', async () => {
  const { seen, watcher } = watch();
  const telling = stage('telling', async (onProgress) => {
    onProgress(1, 2);
    return { passed: 2, failed: 0 };
  });

  const results = await runStages([telling, passing], watcher);

  expect(seen).toEqual(['start telling', [1, 2], 'end telling', 'start passing', 'end passing']);
  expect(results).toMatchObject([
    { name: 'telling', seconds: expect.any(Number), passed: 2, failed: 0 },
    { name: 'passing', seconds: expect.any(Number), passed: 3, failed: 0 },
  ]);
});

test('a stage that ran no test or broke has failed, one with nothing to look at has not, and the others count', async () => {
  const breaking = async () => {
    throw new Error('No servers.');
  };

  const results = await runStages(
    [
      stage('empty', async () => ({ passed: 0, failed: 0 })),
      stage('breaking', breaking),
      stage('idle', async () => ({ passed: 0, failed: 0, isIdle: true })),
      passing,
    ],
    watch().watcher,
  );

  expect(results).toMatchObject([
    { name: 'empty', passed: 0, failed: 1, failures: [{ error: 'It ran no test.' }] },
    { name: 'breaking', passed: 0, failed: 1, failures: [{ error: 'Error: No servers.' }] },
    { name: 'idle', passed: 0, failed: 0 },
    { name: 'passing', passed: 3, failed: 0 },
  ]);
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

test('a file that a runner left out counts as failed', () => {
  const counts = withFiles(['a.test.ts', 'b.test.ts'], {
    passed: 4,
    failed: 0,
    files: [{ file: 'a.test.ts', seconds: 1 }],
  });

  expect(counts).toMatchObject({ passed: 4, failed: 1, failures: [{ name: 'b.test.ts' }] });
});
