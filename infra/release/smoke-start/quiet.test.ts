import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Quiet, slowness } from './quiet.ts';

test('what must be alone begins when nothing else goes on, and nothing else begins until it ends', async () => {
  const quiet = new Quiet();
  const told: string[] = [];
  const work = (name: string, end: Promise<void>) => async () => {
    told.push(`${name} begins`);
    await end;
    told.push(`${name} ends`);
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = [quiet.beside(work('one', promise)), quiet.beside(work('two', promise))];
  await setImmediate();

  const alone = quiet.alone(work('alone', promise));
  const late = quiet.beside(work('late', promise));
  await setImmediate();
  resolve();
  await Promise.all([...first, alone, late]);

  expect(told.slice(-4)).toEqual(['alone begins', 'alone ends', 'late begins', 'late ends']);
});

test('after work alone that failed others go on', async () => {
  const quiet = new Quiet();

  const failed = quiet.alone(() => Promise.reject(new Error('It fell.')));

  await expect(failed).rejects.toThrow('It fell.');
  expect(await quiet.beside(async () => 'goes on')).toBe('goes on');
});

test('no machine is faster than an idle one', () => {
  expect(slowness()).toBeGreaterThanOrEqual(1);
});
