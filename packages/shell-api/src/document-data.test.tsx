import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const call = '/api/trips/alice-lake/page';

beforeEach(() => {
  jest.resetModules();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'page-data';
  block.textContent = JSON.stringify({ call, data: { name: 'Alice Lake' } });
  document.body.replaceChildren(block);
});

afterEach(() => void jest.restoreAllMocks());

const loaded = async () => (await import('./document-data.ts')).documentData;

test('the page of a document has its first data without a call, once', async () => {
  const documentData = await loaded();

  expect(documentData(call)).toEqual({ name: 'Alice Lake' });
  expect(documentData(call)).toBeUndefined();
});

test('another page has none of it', async () => {
  const documentData = await loaded();

  expect(documentData('/api/trips/other-lake/page')).toBeUndefined();
});

test('half a minute later it is too old', async () => {
  const documentData = await loaded();
  jest.spyOn(performance, 'now').mockReturnValue(30_001);

  expect(documentData(call)).toBeUndefined();
});

test('a document without any has none', async () => {
  document.body.replaceChildren();
  const documentData = await loaded();

  expect(documentData(call)).toBeUndefined();
});
