import { beforeEach, expect, test } from '@jest/globals';
import { publisherOf, shell } from '#built-app.fixture.ts';
import type { ReleaseStorage } from './storage.ts';
import { StoredValues } from './stored-values.ts';

let storage: ReleaseStorage;

beforeEach(async () => {
  storage = (await publisherOf(shell())).store.storage;
});

const texts = (text: string) => ({ local: { 'campbc:tents': text }, session: { page: text } });

async function kept(visitor: string, text: string): Promise<void> {
  const values = await StoredValues.of(storage, ['remote-tents']);
  values.note(visitor, texts(text));
  await values.keep();
}

const before = async (visitor: string, ...apps: string[]) =>
  (await StoredValues.of(storage, apps)).before(visitor);

test('what pages of a build keep is there for the next one, for the same visitor [gate-3]', async () => {
  await kept('member', 'two');

  expect(await before('member', 'remote-tents')).toEqual(texts('two'));
  expect(await before('admin', 'remote-tents')).toBeUndefined();
  expect(await before('member', 'remote-boats')).toBeUndefined();
});

test('a visitor who opened nothing this time keeps what was kept before', async () => {
  await kept('member', 'two');
  await kept('admin', 'three');

  expect(await before('member', 'remote-tents')).toEqual(texts('two'));
  expect(await before('admin', 'remote-tents')).toEqual(texts('three'));
});

test('times are moved on, as if they had been kept just now', async () => {
  const at = Date.now() - 86_400_000;
  const record = { at, visitors: { member: texts(`until ${at + 1_000}, 12 of 1700000000`) } };
  await storage.write('stored/remote-tents.json', Buffer.from(JSON.stringify(record)));

  const { local } = (await before('member', 'remote-tents')) ?? texts('');

  const [, time, rest] = /^until (\d+), (.*)$/.exec(local['campbc:tents'] ?? '') ?? [];
  expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000);
  expect(rest).toBe('12 of 1700000000');
});

test('of too many texts the shortest are kept', async () => {
  const values = await StoredValues.of(storage, ['remote-tents']);
  values.note('member', { local: { short: 'two', long: 'x'.repeat(40_000) }, session: {} });
  await values.keep();

  expect(await before('member', 'remote-tents')).toEqual({ local: { short: 'two' }, session: {} });
});

test.each([
  { what: 'cannot be read', content: '{"at":' },
  { what: 'has another shape', content: '{"at": 1, "visitors": {"member": "two"}}' },
  {
    what: 'is too big',
    content: JSON.stringify({ at: 1, visitors: {}, more: 'x'.repeat(200_000) }),
  },
])('a record that $what is left out', async ({ content }) => {
  await storage.write('stored/remote-tents.json', Buffer.from(content));

  expect(await before('member', 'remote-tents')).toBeUndefined();
});
