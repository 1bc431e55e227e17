import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built, publisherIn, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { rollback } from '@camp/release/publish/rollback';
import { edgeOver, warningsOf } from '#edge.fixture.ts';

const account = (version: string) => built({ name: 'remote-account', version });

/** Account 1.0.0, then 2.0.0, both published by the real publisher. */
async function publishedTwice() {
  const publisher = publisherIn(temporaryFolder());
  await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });
  return { publisher, file: (name: string) => join(publisher.folder, name) };
}

async function seen(url: string) {
  const response = await fetch(`${url}/release.json`);
  const { status } = await fetch(`${url}/anything`);
  expect(status).toBe(404);
  return ((await response.json()) as { generation: number }).generation;
}

type File = (name: string) => string;

const unreadable: [string, (file: File) => void][] = [
  ['a link to itself', (file) => symlinkSync('live.json', file('live.json'))],
  ['a folder', (file) => mkdirSync(file('live.json'))],
  ['missing', () => undefined],
  ['empty', (file) => writeFileSync(file('live.json'), '')],
];

test.each(unreadable)('with a live.json that is %s the site goes on', async (_what, spoil) => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  expect(await seen(edge.url)).toBe(2);

  rmSync(file('live.json'));
  spoil(file);

  expect(await seen(edge.url)).toBe(2);
  expect(await seen((await edgeOver(publisher.root)).url)).toBe(2);
});

test('that the store cannot be read is told once, not with every visit', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  await seen(edge.url);
  renameSync(file('live.json'), file('kept.json'));

  symlinkSync('live.json', file('live.json'));
  for (let visits = 0; visits < 3; visits += 1) await seen(edge.url);

  expect(warningsOf(edge)).toEqual([`${file('live.json')} cannot be read: ELOOP.`]);
});

test('an older document put back as live.json is not served, by no edge, and a rollback is', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  expect(await seen(edge.url)).toBe(2);

  copyFileSync(file('documents/1.json'), file('live.json'));

  expect(await seen(edge.url)).toBe(2);
  expect(await seen((await edgeOver(publisher.root)).url)).toBe(2);
  await rollback(publisher, { generation: 1, by: 'ana' });
  expect(await seen(edge.url)).toBe(3);
});

test('an edge does not go back although the newer documents are gone, and says so', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  await seen(edge.url);

  copyFileSync(file('documents/1.json'), file('live.json'));
  rmSync(file('documents/2.json'));

  expect(await seen(edge.url)).toBe(2);
  expect(warningsOf(edge)).toEqual(['The store has generation 1, and 2 was live here already.']);
});

test('a release whose publisher died before the switch is served', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  copyFileSync(file('live.json'), file('kept.json'));
  await publish(publisher, { folders: [account('3.0.0')], by: 'bo' });
  copyFileSync(file('kept.json'), file('live.json'));

  expect(await seen(edge.url)).toBe(3);
});

test('of which commit a build is stays with the publishers', async () => {
  const publisher = publisherIn(temporaryFolder());
  const source = { commit: 'c0ffee4', isDirty: true };
  await publish(publisher, {
    folders: [shell(), account('1.0.0')],
    by: 'ana',
    sources: { shell: source, 'remote-account': source },
  });
  const { url } = await edgeOver(publisher.root);

  const html = await (await fetch(`${url}/`)).text();

  expect(html).toContain('remote-account');
  expect(html).not.toContain(source.commit);
});
