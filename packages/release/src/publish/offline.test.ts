import { beforeEach, expect, test } from '@jest/globals';
import {
  account,
  publisherOf,
  serverBeside,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { liveDocument } from '#store/verified-documents.ts';
import { switchOffline } from './offline.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';

let publisher: TestPublisher;

beforeEach(async () => {
  publisher = await publisherOf(shell(), account());
});

const live = () => liveDocument(publisher.store, publisher.keys);

test('offline stays off whatever is published or taken back, until it is switched on [offline-2]', async () => {
  await switchOffline(publisher, { by: 'ana', offline: 'off' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'bo' });
  expect(await live()).toMatchObject({ generation: 3, offline: 'off' });
  await rollback(publisher, { generation: 1, by: 'bo' });
  expect(await live()).toMatchObject({ generation: 4, offline: 'off' });

  await switchOffline(publisher, { by: 'ana', offline: 'on' });

  expect(await live()).toMatchObject({ generation: 5 });
  expect(await live()).not.toHaveProperty('offline');
});

test('the server’s key is enough to switch it off, and switching twice makes one generation', async () => {
  const server = serverBeside(publisher);
  await switchOffline(server, { by: 'ana', offline: 'off' });

  await switchOffline(server, { by: 'ana', offline: 'off' });

  expect(await live()).toMatchObject({ generation: 2, offline: 'off', by: 'ana' });
});

test('what is on already makes no generation', async () => {
  await switchOffline(publisher, { by: 'ana', offline: 'on' });

  expect(await live()).toMatchObject({ generation: 1 });
});
