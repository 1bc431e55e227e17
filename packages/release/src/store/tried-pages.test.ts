import { beforeEach, expect, test } from '@jest/globals';
import { publisherOf, shell } from '#built-app.fixture.ts';
import type { ReleaseStorage } from './storage.ts';
import { TriedPages } from './tried-pages.ts';

let storage: ReleaseStorage;

beforeEach(async () => {
  storage = (await publisherOf(shell())).store.storage;
});

const day = 86_400_000;
const write = (content: string) => storage.write('tried/remote-tents.json', Buffer.from(content));
const triedAt = (at: number) => write(JSON.stringify({ pages: { list: at } }));

async function has(print: string, app = 'remote-tents'): Promise<boolean> {
  return (await TriedPages.of(storage, [app])).has(print);
}

test('pages that were tried are known to the next build of their app, with those before [gate-5]', async () => {
  await (await TriedPages.of(storage, ['remote-tents'])).keep(['list']);
  await (await TriedPages.of(storage, ['remote-tents'])).keep(['map']);

  expect([await has('list'), await has('map'), await has('hub')]).toEqual([true, true, false]);
  expect(await has('list', 'remote-boats')).toBe(false);
});

test('a page counts for a week from its last try, however often it was opened since [gate-5]', async () => {
  await triedAt(Date.now() - 6 * day);
  await (await TriedPages.of(storage, ['remote-tents'])).keep(['list', 'map']);
  const { pages } = JSON.parse(String(await storage.read('tried/remote-tents.json')));

  expect(await has('list')).toBe(true);
  expect(Date.now() - pages.list).toBeGreaterThan(5 * day);
  await triedAt(Date.now() - 8 * day);
  expect(await has('list')).toBe(false);
  await triedAt(Date.now() + 8 * day);
  expect(await has('list')).toBe(false);
});

test('of too many pages the last are kept', async () => {
  const prints = Array.from({ length: 501 }, (_, index) => `page ${index}`);
  await (await TriedPages.of(storage, ['remote-tents'])).keep(prints);

  expect([await has('page 0'), await has('page 1'), await has('page 500')]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  { what: 'cannot be read', content: '{"pages":' },
  { what: 'has another shape', content: '{"pages": {"list": "now"}}' },
  { what: 'is too big', content: `{"pages": {"list": ${Date.now()}}${' '.repeat(70_000)}}` },
])('pages of a record that $what are tried again', async ({ content }) => {
  await write(content);

  expect(await has('list')).toBe(false);
});
