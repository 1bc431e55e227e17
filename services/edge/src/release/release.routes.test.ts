import { expect, test } from '@jest/globals';
import { hash, startEdge } from '#edge.fixture.ts';

test('an open tab is told what it would be given now, and no more, never from a cache', async () => {
  const { url } = await startEdge();

  const response = await fetch(`${url}/release.json`);

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.json()).toEqual({
    generation: 7,
    channel: 'stable',
    shell: { version: '1', url: '/r/shell/1/', entry: 'shell.js', integrity: hash },
    remotes: {
      public: { version: '1', url: '/r/remote-public/1/', entry: 'entry.js', integrity: hash },
      account: {
        version: '1',
        url: 'https://cdn.example/account/1/',
        entry: 'entry.js',
        integrity: hash,
      },
    },
  });
});

test('it is the visitor’s own channel', async () => {
  const { url } = await startEdge({ canary: 20 });
  const channelOf = async (bucket: number) => {
    const headers = { cookie: `campbc_bucket=${bucket}` };
    return (await (await fetch(`${url}/release.json`, { headers })).json()) as { channel: string };
  };

  expect(await channelOf(19)).toMatchObject({ channel: 'canary' });
  expect(await channelOf(20)).toMatchObject({ channel: 'stable' });
});

test('while nothing is published there is no answer to keep', async () => {
  const { url } = await startEdge({ isPublished: false });

  const response = await fetch(`${url}/release.json`);

  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
