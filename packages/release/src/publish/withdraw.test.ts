import { expect, test } from '@jest/globals';
import { built, publisherOf, shell } from '#built-app.fixture.ts';
import { verifyLive } from '#maintain/verify.ts';
import { publish } from './publish.ts';
import { rollbackApp } from './rollback.ts';
import { withdraw } from './withdraw.ts';

const page = (path: string) => ({ path, page: 'page', access: 'anyone' });
const trips = (version = '1.0.0') =>
  built({ name: 'remote-trips', version, routes: [page('/trips')] });

/** Trips and public pages are live, which may link to the trips. */
function published({ linksTo }: { linksTo: string[] }) {
  const site = built({ name: 'remote-public', routes: [page('/')], says: { linksTo } });
  return publisherOf(shell(), site, trips());
}

test('a remote that is given up goes, the others stay, and a rollback brings it back', async () => {
  const publisher = await published({ linksTo: [] });

  const gone = await withdraw(publisher, { app: 'remote-trips', by: 'bo' });

  expect(gone).toMatchObject({ generation: 2, by: 'bo' });
  expect(Object.keys(gone.remotes)).toEqual(['public']);
  expect(await verifyLive(publisher)).toEqual(gone);
  const back = await rollbackApp(publisher, { app: 'remote-trips', by: 'bo' });
  expect(back.remotes['trips']?.version).toBe('1.0.0');
});

test('a remote that others link to stays, and they are named', async () => {
  const publisher = await published({ linksTo: ['/trips'] });

  await expect(withdraw(publisher, { app: 'remote-trips', by: 'bo' })).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringMatching(/remote-trips no longer has \/trips, where remote-public/),
  });

  expect((await verifyLive(publisher)).generation).toBe(1);
});

test('its canary ends with it', async () => {
  const publisher = await published({ linksTo: [] });
  await publish(publisher, { folders: [trips('2.0.0')], by: 'ana', canary: 10 });

  const gone = await withdraw(publisher, { app: 'remote-trips', by: 'bo' });

  expect(gone.canaries).toBeUndefined();
});

test.each([
  ['shell', 'The shell is around every page: it can be replaced, not withdrawn.'],
  [
    'remote-nobody',
    'remote-nobody is not live for everybody. Live are: remote-public, remote-trips.',
  ],
])('%s cannot be withdrawn', async (app, message) => {
  const publisher = await published({ linksTo: [] });

  await expect(withdraw(publisher, { app, by: 'bo' })).rejects.toMatchObject({ message });
});
