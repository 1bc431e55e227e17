import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { type Member, past, query, signedIn } from '#tests/support/api/api-under-test.ts';

let member: Member;
let key: string;

beforeEach(async () => {
  member = await signedIn();
  key = randomUUID();
});

const create = (name: string, { by = member } = {}) =>
  by.visitor.post('/api/places/lists', { name }, { headers: { 'idempotency-key': `"${key}"` } });

async function listNames(): Promise<string[]> {
  const { body } = await member.visitor.get('/api/places/saved');
  return (body['lists'] as { name: string }[]).map(({ name }) => name);
}

test('a call that is sent again with its key happens once, and is answered as it was [error-catalogue-9]', async () => {
  const first = await create('June');
  const again = await create('June');

  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, body: first.body });
  const made = first.headers.get('location') ?? '';
  expect([made, again.headers.get('location')]).toEqual([made, made]);
  expect((await member.visitor.get(made)).body).toMatchObject({ list: first.body['list'] });
  expect(await listNames()).toEqual(['June']);
});

test('of several at once one is at work, and the others are answered as it was or wait [error-catalogue-9]', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => create('July')));

  const told = answers.map(({ status, body }) => [status, body['key']]);
  expect(told).toContainEqual([201, undefined]);
  const waiting = told.filter(([status]) => status !== 201);
  expect(waiting).toEqual(waiting.map(() => [409, 'keyAtWork']));
  expect(await listNames()).toEqual(['July']);
});

test('a key is its user’s own, is free again after a refusal and after a day, and names one request [error-catalogue-9]', async () => {
  const other = await signedIn();
  await member.visitor.post('/api/places/lists', { name: 'Lakes' });

  expect((await create('Lakes')).status).toBe(409);
  expect((await create('Rivers')).status).toBe(201);
  expect((await create('Lakes', { by: other })).status).toBe(201);
  expect((await create('Islands')).body['fields']).toEqual({
    'Idempotency-Key': 'This key came with another request before.',
  });
  await query('UPDATE kept_answers SET created_at = ? WHERE user_id = ?', [past, member.id]);
  expect((await create('Islands')).status).toBe(201);
  expect(await listNames()).toEqual(['Islands', 'Lakes', 'Rivers']);
});
