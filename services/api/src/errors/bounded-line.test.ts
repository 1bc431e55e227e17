import { expect, test } from '@jest/globals';
import { boundedLine } from './bounded-line.ts';

test('whoever has much in line gives way to others, and one alone takes half of it [limits-times-8]', async () => {
  const line = boundedLine({ atOnce: 1, maxWaiting: 8 });
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const started = line('crowd', () => first.promise);
  const put = (from: string) => line(from, async () => void done.push(from));

  const crowd = [1, 2, 3].map(() => put('crowd'));
  const others = ['one', 'two'].map(put);
  const tooMany = await Promise.allSettled([put('crowd')]);
  const begun = line.further(async () => void done.push('begun'));
  const waiting = line.tasks().waiting;
  first.resolve();
  await Promise.all([started, begun, ...crowd, ...others]);

  expect(done).toEqual(['one', 'two', 'begun', 'crowd', 'crowd', 'crowd']);
  expect(tooMany).toMatchObject([{ reason: { code: 'UNAVAILABLE', retryAfter: 5 } }]);
  expect([waiting, line.tasks().waiting]).toEqual([6, 0]);
});
