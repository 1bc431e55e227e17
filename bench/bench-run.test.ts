import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BenchRun } from './bench-run.ts';

const printed: string[] = [];
const kept: [string, object][] = [];

beforeEach(() => {
  printed.length = 0;
  kept.length = 0;
  jest.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)));
});

const newRun = () => new BenchRun({ keep: (...figures) => void kept.push(figures) });
const failing = () => Promise.reject(new Error('The link is covered.\n  at a line of the call'));

describe('a measurement that fails', () => {
  it('is named with the first line of why, and the ones before and after it are kept', async () => {
    const run = newRun();

    await run.measure('page /', () => Promise.resolve({ ms: 1 }));
    const left = await run.measure('page /login', failing);
    await run.measure('page /about', () => Promise.resolve({ ms: 3 }));

    expect(left).toBeNull();
    expect(kept).toEqual([
      ['page /', { ms: 1 }],
      ['page /about', { ms: 3 }],
    ]);
    expect(run.missing).toEqual(['page /login']);
    expect(printed).toEqual(['\npage /login is left out: The link is covered.']);
  });

  it('ends what it started, in the reverse order', async () => {
    const ended: string[] = [];

    await newRun().attempt('edge', (started) => {
      started.defer(() => void ended.push('database'));
      started.defer(() => void ended.push('API'));
      return failing();
    });

    expect(ended).toEqual(['API', 'database']);
  });

  it('is left out when it hangs, and what it started ends too', async () => {
    jest.useFakeTimers();
    const run = newRun();
    let hasEnded = false;

    const attempt = run.attempt(
      'search',
      (started) => {
        started.defer(() => void (hasEnded = true));
        return new Promise(() => undefined);
      },
      5,
    );
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    await attempt;
    jest.useRealTimers();

    expect(printed).toEqual(['\nsearch is left out: It did not end within 5 minutes.']);
    expect(hasEnded).toBe(true);
  });
});

it('keeps a figure at once, before the next is measured', async () => {
  const run = newRun();

  await run.measure('first', () => Promise.resolve({ ms: 1 }));
  const keptBySecond = await run.attempt('second', () => Promise.resolve(kept.length));

  expect(keptBySecond).toBe(1);
});

it('keeps what was measured though a server of it does not end', async () => {
  const run = newRun();

  await run.measure('edge', (started) => {
    started.defer(() => failing());
    return Promise.resolve({ ms: 1 });
  });

  expect(kept).toEqual([['edge', { ms: 1 }]]);
  expect(run.missing).toEqual(['Stopping edge']);
});

it('measures the usual number of rounds, or the number that is asked for', () => {
  const keep = () => undefined;

  const rounds = [new BenchRun({ keep }).rounds(9), new BenchRun({ keep, rounds: 1 }).rounds(9)];

  expect(rounds).toEqual([9, 1]);
});
