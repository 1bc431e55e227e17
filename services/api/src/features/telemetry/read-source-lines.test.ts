import { expect, test } from '@jest/globals';
import { newPublisher } from '@camp/release/built-app.fixture';
import { pino } from 'pino';
import { sourceLinesReader } from './read-source-lines.ts';
import { SourceLines } from './source-lines.ts';

const script = 'login.0a1b2c3d4e.js';
/** Its first character comes from line 11, column 5. */
const map = { version: 3, sources: ['src/LoginPage.tsx'], names: [], mappings: 'AAUI' };

const call = (version: string) =>
  `at press (https://site.example/r/remote-a/${version}/${script}:1:1)`;

/** A reader of a store that has the maps of some versions, and the versions that it asked for. */
async function readerOver(versions: string[]) {
  const { store } = newPublisher();
  for (const version of versions) {
    const key = `maps/remote-a/${version}/${script}.map`;
    await store.storage.create(key, Buffer.from(JSON.stringify(map)));
  }
  const asked: string[] = [];
  const isPublished = async (_app: string, version: string) => {
    asked.push(version);
    return version !== 'made-up';
  };
  const sources = new SourceLines(store, pino({ enabled: false }));
  return { read: sourceLinesReader({ sources, isPublished }), asked };
}

test('calls of published builds become lines of our sources, and are counted [inspector-4]', async () => {
  const { read } = await readerOver(['1.0.0']);

  const stack = ['TypeError', call('1.0.0'), 'at other (https://site.example/x.js:1:1)'];
  const answer = await read({ stack: stack.join('\n'), userId: 1 });

  expect(answer).toEqual({
    stack: ['TypeError', 'at press (remote-a/src/LoginPage.tsx:11:5)', stack[2]].join('\n'),
    found: 1,
  });
});

test('a map of a build that was never published is not read', async () => {
  const { read } = await readerOver(['made-up']);

  expect(await read({ stack: call('made-up'), userId: 1 })).toEqual({
    stack: call('made-up'),
    found: 0,
  });
});

test('each build is looked for once, and no more of them than a page can have', async () => {
  const { read, asked } = await readerOver([]);
  const versions = ['1', '1', '2', '3', '4', '5', '6', '1'];

  await read({ stack: versions.map(call).join('\n'), userId: 1 });

  expect(asked).toEqual(['1', '2', '3', '4']);
});

test('where nothing is published a stack stays as it came', async () => {
  const read = sourceLinesReader({ sources: null, isPublished: async () => true });

  expect(await read({ stack: call('1.0.0'), userId: 1 })).toEqual({
    stack: call('1.0.0'),
    found: 0,
  });
});

test('a store that does not answer is not waited for', async () => {
  const sources = { of: () => new Promise<string[]>(() => undefined) };
  const read = sourceLinesReader({ sources, isPublished: async () => true, timeoutMs: 1 });

  await expect(read({ stack: call('1.0.0'), userId: 1 })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
