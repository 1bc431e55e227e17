import { beforeEach, expect, test } from '@jest/globals';
import { account, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { liveDocument } from '#store/verified-documents.ts';
import { endCanary } from './canary.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';

let publisher: TestPublisher;

beforeEach(async () => {
  publisher = await publisherOf(shell(), account());
  await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });
});

const moved = { code: 'GENERATION_MOVED' };
const live = () => liveDocument(publisher.store, publisher.keys);

test('what was decided upon what is live is done', async () => {
  const done = await rollback(publisher, { generation: 1, by: 'ana', expected: 2 });

  expect(done.generation).toBe(3);
  expect(await live()).toEqual(done);
});

test('what was decided upon something older is not done', async () => {
  const late = rollback(publisher, { generation: 1, by: 'ana', expected: 1 });

  await expect(late).rejects.toMatchObject(moved);
  expect((await live())?.generation).toBe(2);
});

test('of several who act on the same generation at once, one is first and the others are told', async () => {
  const acts = Array.from({ length: 4 }, (_, index) =>
    rollback(publisher, { generation: 1, by: `admin ${index}`, expected: 2 }),
  );

  const results = await Promise.allSettled(acts);

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual(
    Array(3).fill(expect.objectContaining({ reason: expect.objectContaining(moved) })),
  );
  expect((await live())?.generation).toBe(3);
});

test('that a canary is over is told after that another generation is live', async () => {
  await expect(endCanary(publisher, { by: 'ana', expected: 1 })).rejects.toMatchObject(moved);
});
