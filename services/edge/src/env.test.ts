import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { newKeyPair } from '@camp/release/document/signing-keys';
import { expect, test } from '@jest/globals';
import { listen, startEdge } from './edge.fixture.ts';
import { readEnv } from './env.ts';

/** Returns the visitor's address that the API gets when the visitor sends another one. */
async function addressTold(trusted: string, forwardedFor: string): Promise<unknown> {
  const apiUrl = await listen((request, response) => {
    response.end(JSON.stringify(request.headers['x-forwarded-for']));
  });
  const { url } = await startEdge({ apiUrl, environment: { TRUSTED_PROXIES: trusted } });
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await fetch(`${url}/api/x`, { headers })).json();
}

test.each([
  ['', '203.0.113.7', '127.0.0.1'],
  ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.0/8, ::1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1 10.0.0.0/8', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
])('with trust in "%s", "%s" means %s [limits-times-6]', async (trusted, forwardedFor, told) => {
  expect(await addressTold(trusted, forwardedFor)).toBe(told);
});

test.each([
  'everyone',
  '127.0.0.1/33',
  '127.0.0.1/',
  'fe80::/129',
  '10.0.0.0/8/8',
  '0.0.0.0/0',
  '::/0',
  '128.0.0.0/1',
])('%s is refused at start', (trusted) => {
  expect(() =>
    readEnv({
      API_URL: 'http://localhost',
      RELEASE_DIR: '/x',
      RELEASE_PUBLIC_KEY: '-----BEGIN',
      TRUSTED_PROXIES: trusted,
    }),
  ).toThrow('List addresses or ranges');
});

const settings = {
  API_URL: 'http://localhost',
  RELEASE_DIR: '/x',
  RELEASE_PUBLIC_KEY: newKeyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

test('the API may have several addresses, each of them one', () => {
  const API_URL = 'http://127.0.0.1:8081, http://127.0.0.1:8082';

  const env = readEnv({ ...settings, API_URL });

  expect(env.API_URL).toEqual(['http://127.0.0.1:8081', 'http://127.0.0.1:8082']);
});

test.each(['', ' , ', 'http://127.0.0.1:8081, nowhere'])(
  'as addresses of the API "%s" is refused at start',
  (API_URL) => {
    expect(() => readEnv({ ...settings, API_URL })).toThrow('API_URL');
  },
);

const addressNeeded =
  'Needed in production: the site’s own address, with https: unless it is this machine’s.';

test.each([
  ['no address of the site', {}, addressNeeded],
  ['an address without https', { PUBLIC_URL: 'http://campbc.example' }, addressNeeded],
  ['an address with a password', { PUBLIC_URL: 'https://a:b@campbc.example' }, addressNeeded],
  [
    'unsigned releases',
    { PUBLIC_URL: 'https://campbc.example', RELEASE_DEV: 'true' },
    'Not in production: nothing that it serves is signed.',
  ],
  [
    'to check no certificate',
    { PUBLIC_URL: 'https://campbc.example', NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    'Leave it out: without it certificates of others are checked.',
  ],
])('in production %s is refused at start', (_what, given, sentence) => {
  expect(() => readEnv({ ...settings, ...given, NODE_ENV: 'production' })).toThrow(sentence);
  expect(readEnv({ ...settings, ...given })).toMatchObject({ API_URL: ['http://localhost'] });
});

const inProduction = (API_URL: string) => () =>
  readEnv({ ...settings, API_URL, PUBLIC_URL: 'https://campbc.example', NODE_ENV: 'production' });

test.each([
  'http://10.1.2.3:8081, http://api:8081',
  'http://[fd00::2]:8081, http://[::1]:8081, http://api.internal',
  'https://api.example',
])('in production an API at %s may be asked', (addresses) => {
  expect(inProduction(addresses)).not.toThrow();
});

test.each(['http://127.0.0.1:8081, http://api.example', 'http://203.0.113.7:8081'])(
  'in production an API at %s is refused at start',
  (addresses) => {
    expect(inProduction(addresses)).toThrow('Needs https: in production, unless it is on');
  },
);

test.each(['https://campbc.example', 'http://localhost:8080', 'http://127.0.0.1:8080'])(
  'in production %s may be the site’s address',
  (address) => {
    const env = readEnv({ ...settings, PUBLIC_URL: address, NODE_ENV: 'production' });

    expect(env.PUBLIC_URL).toBe(address);
  },
);

test('a server’s key whose file is missing is refused at start', () => {
  const given = { ...settings, RELEASE_SERVER_PUBLIC_KEY: '/x/release-server-public.pem' };

  expect(() => readEnv(given)).toThrow('There is no such file.');
});

test.each([
  ['none', ''],
  ['a file that is missing', '/x/release-public.pem'],
  ['a file of something else', import.meta.filename],
  ['a text that is no key', '-----BEGIN PUBLIC KEY-----'],
])('as the publisher’s key %s is refused at start in one sentence', (_what, key) => {
  expect(() => readEnv({ ...settings, RELEASE_PUBLIC_KEY: key })).toThrow(
    'Needed to check releases: the publisher’s public key, or the path of its file.',
  );
});

test('a server’s key that is none is refused at start', () => {
  const given = { ...settings, RELEASE_SERVER_PUBLIC_KEY: import.meta.filename };

  expect(() => readEnv(given)).toThrow('Give the server’s public key, or the path of its file.');
});

test.each([
  ['the site’s own host', 'https://campbc.example', 'https://campbc.example'],
  ['another port of it', 'https://campbc.example', 'https://campbc.example:8443'],
  ['any host, while the site’s own is not told', undefined, 'https://store.example'],
])('the store’s frame cannot be at %s [public-pages-3]', (_what, site, frame) => {
  const given = { ...settings, PUBLIC_URL: site, STORE_ORIGIN: frame };

  expect(() => readEnv(given)).toThrow(
    'Needs another host name than the site has in PUBLIC_URL: the store’s script runs there.',
  );
});

test('in production the store’s frame is at an address with https [public-pages-3]', () => {
  const given = { ...settings, PUBLIC_URL: 'https://campbc.example', NODE_ENV: 'production' };

  expect(() => readEnv({ ...given, STORE_ORIGIN: 'http://store.example' })).toThrow(
    'Needs https: in production, unless it is this machine’s.',
  );
  expect(readEnv({ ...given, STORE_ORIGIN: 'https://store.example' })).toMatchObject({
    STORE_ORIGIN: 'https://store.example',
  });
});

test('without an address of its own a site takes no markup for the one it was reached at', async () => {
  const { url } = await startEdge();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    'GET / HTTP/1.1\r\nHost: x"><script>alert("host")</script>\r\nConnection: close\r\n\r\n',
  );

  const answer = await text(socket);

  expect(answer).toContain('Welcome http://localhost/r/film.webm');
  expect(answer).not.toContain('alert("host")');
});

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['::', '::'],
])('with HOST %p the edge listens on %s', (given, host) => {
  expect(readEnv({ ...settings, HOST: given }).HOST).toBe(host);
});
