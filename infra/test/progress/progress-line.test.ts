import { afterEach, expect, jest, test } from '@jest/globals';
import { ProgressLine } from './progress-line.ts';

afterEach(() => {
  jest.useRealTimers();
});

function lineOn(output: { isTTY: boolean; columns?: number }, expected = { unit: 60, api: 90 }) {
  const written: string[] = [];
  const line = new ProgressLine(['unit', 'api'], expected, {
    ...output,
    write: (text) => written.push(text),
  });
  return { line, written };
}

const ended = { name: 'unit', seconds: 61.26, passed: 40, failed: 0 };

test('on a terminal one line moves: the stage, what is done of all, and the time left by the last run', () => {
  const { line, written } = lineOn({ isTTY: true });

  line.onStart('unit');
  line.onProgress(10, 40);
  line.onEnd(ended);
  line.onStart('api');

  const erase = '\r\u001B[2K';
  expect(written).toEqual([
    '[1/2] unit · about 2:30 left',
    erase,
    '[1/2] unit · 10 of 40 · about 2:15 left',
    erase,
    '✓ unit: 40 passed, 0 failed (61.3 s)\n',
    '[2/2] api · about 1:30 left',
  ]);
});

test('a narrow terminal gets no second line', () => {
  const { line, written } = lineOn({ isTTY: true, columns: 20 });

  line.onStart('unit');

  expect(written).toEqual(['[1/2] unit · about ']);
});

test('while a stage has never run, no time is told', () => {
  const { line, written } = lineOn({ isTTY: true }, { unit: 60 } as never);

  line.onStart('unit');

  expect(written).toEqual(['[1/2] unit']);
});

test('in a log a line comes every half a minute', () => {
  jest.useFakeTimers();
  const { line, written } = lineOn({ isTTY: false });

  line.onStart('unit');
  line.onProgress(1, 40);
  jest.advanceTimersByTime(30_000);
  line.onProgress(2, 40);

  expect(written).toEqual([
    '[1/2] unit · about 2:30 left\n',
    '[1/2] unit · 2 of 40 · about 2:27 left\n',
  ]);
});
