import { expect, test } from '@jest/globals';
import { listen, startEdge } from './edge.fixture.ts';
import { readEnv } from './env.ts';

/** Which address the API is told, when a visitor's proxy says another one. */
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
])('with trust in "%s", "%s" means %s', async (trusted, forwardedFor, told) => {
  expect(await addressTold(trusted, forwardedFor)).toBe(told);
});

test.each(['everyone', '127.0.0.1/33', '127.0.0.1/', 'fe80::/129', '10.0.0.0/8/8'])(
  '%s is refused at start',
  (trusted) => {
    expect(() =>
      readEnv({
        API_URL: 'http://localhost',
        RELEASE_DIR: '/x',
        RELEASE_PUBLIC_KEY: '-----BEGIN',
        TRUSTED_PROXIES: trusted,
      }),
    ).toThrow('List addresses or ranges');
  },
);
