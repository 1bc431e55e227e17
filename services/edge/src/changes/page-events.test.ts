import type { ServerResponse } from 'node:http';
import { changesPath } from '@camp/contracts/site/changes';
import { expect, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';

const topic = 'k'.repeat(22);

/** An API that says what a test lets it say; `heard` is the stream of the edge's first call. */
async function tellingApi() {
  const heard = Promise.withResolvers<ServerResponse>();
  const apiUrl = await listen(({ url }, response) => {
    if (url !== changesPath) return void response.writeHead(404).end();
    response.write('{"revision":"1","people":[]}\n');
    heard.resolve(response);
  });
  const tell = async (revision: string, people: string[] = []) =>
    (await heard.promise).write(`${JSON.stringify({ revision, people })}\n`);
  return { apiUrl, tell, end: async () => (await heard.promise).end() };
}

/** Opens the stream of a page; `until` returns its text once a part is in it. */
async function pageOn(url: string, query = '') {
  const { body } = await fetch(`${url}/events${query}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
    return text;
  };
  return { until, close: () => reader?.cancel() };
}

test('open pages are told of another revision, and only whose topic it is of a change about somebody', async () => {
  const { apiUrl, tell, end } = await tellingApi();
  const { url } = await startEdge({ apiUrl });
  const [own, other] = [await pageOn(url, `?person=${topic}`), await pageOn(url, '?person=mine')];
  await own.until('"revision":"1"');

  await tell('1', [topic]);
  await tell('2');

  expect(await own.until('"revision":"2"')).toContain('event: person\n');
  expect(await other.until('"revision":"2"')).not.toContain('person');
  await Promise.all([own.close(), other.close(), end()]);
});
