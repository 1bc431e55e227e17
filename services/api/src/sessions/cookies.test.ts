import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import express from 'express';
import { readEnv } from '#env.ts';
import { clearSignedInCookies, cookiesFor, setSignedInCookies } from './cookies.ts';

const envAt = (PUBLIC_URL: string) =>
  readEnv({ SESSION_SECRET: 's'.repeat(32), SECRETS_KEY: 'k'.repeat(32), PUBLIC_URL });
const overHttps = envAt('https://camp.example');
const overHttp = envAt('http://localhost:8080');

const server = createServer();

afterEach(() => void server.close());

/** The cookies of an answer that signs in, and of one that signs out. */
async function cookiesSent(env: typeof overHttp): Promise<string[][]> {
  const app = express();
  app.get('/in', (_request, response) => {
    setSignedInCookies(response, env, 'token');
    response.end();
  });
  app.get('/out', (_request, response) => {
    clearSignedInCookies(response, env);
    response.end();
  });
  server.removeAllListeners('request').on('request', app);
  if (!server.listening)
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const answers = ['in', 'out'].map((way) => fetch(`http://127.0.0.1:${port}/${way}`));
  return (await Promise.all(answers)).map(({ headers }) => headers.getSetCookie());
}

test('over HTTPS every cookie is Secure and says so in its name; __Host- where its path is the site [sign-in-16]', () => {
  for (const { name, options } of Object.values(cookiesFor(overHttps))) {
    const prefix = options.path === '/' ? '__Host-' : '__Secure-';
    expect(name).toMatch(new RegExp(`^${prefix}campbc_`));
    expect(options).toMatchObject({ secure: true, sameSite: 'lax' });
  }
  for (const { name, options } of Object.values(cookiesFor(overHttp))) {
    expect(name).toMatch(/^campbc_/);
    expect(options).toMatchObject({ secure: false, sameSite: 'lax' });
  }
});

test('whoever leaves loses the hint under the name that it had before, too', async () => {
  const [signIn, signOut] = await cookiesSent(overHttps);

  expect(signIn?.map(nameIn)).toEqual(['__Secure-campbc_refresh', '__Host-campbc_signed_in']);
  expect(signOut?.map(nameIn)).toEqual([
    '__Host-campbc_session',
    '__Secure-campbc_refresh',
    '__Host-campbc_signed_in',
    'campbc_signed_in',
  ]);
});

test('over HTTP each is cleared once', async () => {
  const [, signOut] = await cookiesSent(overHttp);

  expect(signOut?.map(nameIn)).toEqual(['campbc_session', 'campbc_refresh', 'campbc_signed_in']);
});

const nameIn = (line: string) => line.slice(0, line.indexOf('='));
