import type { ServerResponse } from 'node:http';
import { changesPath } from '@camp/contracts/site/changes';
import { expect, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';

const topic = 'k'.repeat(22);

/** An API that says what a test lets it say, on the edge's latest stream, and answers nothing else. */
async function tellingApi() {
  let stream = Promise.withResolvers<ServerResponse>();
  const apiUrl = await listen(({ url }, response) => {
    if (url !== changesPath) return void response.writeHead(404).end();
    response.write('{"revision":"1","people":[]}\n');
    stream.resolve(response);
  });
  const tell = async (revision: string, topics: { people?: string[]; releases?: string[] } = {}) =>
    (await stream.promise).write(`${JSON.stringify({ revision, people: [], ...topics })}\n`);
  const end = async () => {
    const { promise } = stream;
    stream = Promise.withResolvers();
    (await promise).end();
  };
  return { apiUrl, tell, end };
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

test('open pages are told of another revision, and only whose topic it is of a change about somebody [campgrounds-12]', async () => {
  const { apiUrl, tell, end } = await tellingApi();
  const { url } = await startEdge({ apiUrl });
  const [own, other] = [await pageOn(url, `?person=${topic}`), await pageOn(url, '?person=mine')];
  await own.until('"revision":"1"');

  await tell('1', { people: [topic] });
  await tell('2');

  expect(await own.until('"revision":"2"')).toContain('event: person\n');
  expect(await other.until('"revision":"2"')).not.toContain('person');
  await Promise.all([own.close(), other.close(), end()]);
});

test('that there is news of releases is told to those whose topics the API names, and nobody else [console-5]', async () => {
  const { apiUrl, tell, end } = await tellingApi();
  const { url } = await startEdge({ apiUrl });
  const [staff, other] = [await pageOn(url, `?person=${topic}`), await pageOn(url)];
  await staff.until('"revision":"1"');

  await tell('1', { releases: [topic] });
  await tell('2');

  expect(await staff.until('"revision":"2"')).toContain('event: releases\n');
  expect(await other.until('"revision":"2"')).not.toContain('event');
  await Promise.all([staff.close(), other.close(), end()]);
});

test('once the API is heard again after its stream has ended, everyone who is signed in is told [campgrounds-12]', async () => {
  const { apiUrl, tell, end } = await tellingApi();
  const { url } = await startEdge({ apiUrl });
  const [own, other] = [await pageOn(url, `?person=${topic}`), await pageOn(url)];
  expect(await own.until('"revision":"1"')).not.toContain('person');

  await end();
  await own.until('event: person\n');
  await tell('2');

  expect(await other.until('"revision":"2"')).not.toContain('person');
  await Promise.all([own.close(), other.close(), end()]);
});
