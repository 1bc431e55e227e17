import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { past, query, signedIn } from '#tests/support/api/api-under-test.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const newKey = () => `"${randomUUID()}"`;

const create = (visitor: Visitor, name: string, key: string) =>
  visitor.post('/api/places/lists', { name }, { headers: { 'idempotency-key': key } });

const namesOf = async (visitor: Visitor) => {
  const { body } = await visitor.get('/api/places/saved');
  return (body['lists'] as { name: string }[]).map(({ name }) => name);
};

test('a call that is sent again with its key happens once, and is answered as it was', async () => {
  const { visitor } = await signedIn();
  const key = newKey();

  const first = await create(visitor, 'June', key);
  const again = await create(visitor, 'June', key);

  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await namesOf(visitor)).toEqual(['June']);
});

test('of several at once one is at work, and the others are answered as it was or wait', async () => {
  const { visitor } = await signedIn();
  const key = newKey();

  const answers = await Promise.all(Array.from({ length: 5 }, () => create(visitor, 'July', key)));

  const others = answers.filter(({ status }) => status !== 200);
  expect(others.length).toBeLessThan(5);
  expect(others.map(({ status, body }) => [status, body['key']])).toEqual(
    others.map(() => [409, 'keyAtWork']),
  );
  expect(await namesOf(visitor)).toEqual(['July']);
});

test('a key that came with something else before is refused', async () => {
  const { visitor } = await signedIn();
  const key = newKey();
  await create(visitor, 'August', key);

  const { status, body } = await create(visitor, 'September', key);

  expect([status, body['fields']]).toEqual([
    422,
    { 'Idempotency-Key': 'This key came with another request before.' },
  ]);
  expect(await namesOf(visitor)).toEqual(['August']);
});

test('a key is its user’s own, is free again after a refusal, and after a day', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const key = newKey();
  await one.visitor.post('/api/places/lists', { name: 'Lakes' });

  expect((await create(one.visitor, 'Lakes', key)).status).toBe(409);
  expect((await create(one.visitor, 'Rivers', key)).status).toBe(200);
  expect((await create(other.visitor, 'Lakes', key)).status).toBe(200);
  await query('UPDATE kept_answers SET created_at = ? WHERE user_id = ?', [past, one.id]);
  expect((await create(one.visitor, 'Islands', key)).status).toBe(200);

  expect(await namesOf(one.visitor)).toEqual(['Islands', 'Lakes', 'Rivers']);
});

test.each(['""', 'k'.repeat(256), 'a key'])('the key %j is refused', async (key) => {
  const { visitor } = await signedIn();

  const { status, body } = await create(visitor, 'Never', key);

  expect([status, Object.keys(body['fields'] ?? {})]).toEqual([422, ['Idempotency-Key']]);
  expect(await namesOf(visitor)).toEqual([]);
});
