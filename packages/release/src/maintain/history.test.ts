import { beforeEach, expect, test } from '@jest/globals';
import { account, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { endCanary, promote } from '#publish/canary.ts';
import { publish } from '#publish/publish.ts';
import { releaseHistory } from './history.ts';

let publisher: TestPublisher;

beforeEach(async () => {
  publisher = await publisherOf(shell(), account());
});

test('each generation is told with what it changed, and one of them is live', async () => {
  await publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary: 10 });
  await promote(publisher, { by: 'bo', percentage: 50 });
  await endCanary(publisher, { by: 'bo' });
  await publish(publisher, { folders: [account('1.1.0')], by: 'cy' });

  const history = await releaseHistory(publisher);

  const nothing = { apps: [], begun: [], resized: [], ended: [] };
  const begun = ['shell', 'remote-account'].map((app) => ({ app, from: null, to: '1.0.0' }));
  const canary = expect.objectContaining({ name: 'remote-account' });
  expect(
    history.map(({ document, isLive, changes }) => [document.generation, isLive, changes]),
  ).toEqual([
    [5, true, { ...nothing, apps: [{ app: 'remote-account', from: '1.0.0', to: '1.1.0' }] }],
    [4, false, { ...nothing, ended: [canary] }],
    [3, false, { ...nothing, resized: [canary] }],
    [2, false, { ...nothing, begun: [canary] }],
    [1, false, { ...nothing, apps: begun }],
  ]);
});

test('no more documents are read than are shown, and one to compare with', async () => {
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    await publish(publisher, { folders: [account(version)], by: 'bo' });
  }
  await publisher.store.storage.remove(['documents/1.json']);

  const history = await releaseHistory(publisher, { most: 2 });

  expect(history.map(({ changes: { apps } }) => apps)).toEqual([
    [{ app: 'remote-account', from: '3.0.0', to: '4.0.0' }],
    [{ app: 'remote-account', from: '2.0.0', to: '3.0.0' }],
  ]);
});
