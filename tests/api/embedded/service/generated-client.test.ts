import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { underTest } from '#tests/support/api/api-under-test.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const run = promisify(execFile);

/** A program as other developers write it, who have the description but no source of ours. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './campbc.ts';

const [baseUrl = '', origin = '', identifier = '', password = ''] = process.argv.slice(2);
let cookie = '';
const client = createClient<paths>({ baseUrl });
client.use({
  onRequest({ request }) {
    request.headers.set('origin', origin);
    request.headers.set('cookie', cookie);
  },
  onResponse({ response }) {
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
  },
});

await client.POST('/api/auth/login', { body: { identifier, password } });
const { data: me } = await client.GET('/api/auth/me');
const user: components['schemas']['User'] | undefined = me?.user;
const made = await client.POST('/api/places/lists', {
  params: { header: { 'Idempotency-Key': '"june"' } },
  body: { name: 'June' },
});
const { error } = await client.GET('/api/places/campgrounds/{slug}', {
  params: { path: { slug: 'nowhere' } },
});
console.log(JSON.stringify({ email: user?.email, list: made.data?.list.name, title: error?.title }));
`;

test('a client made by openapi-typescript compiles, signs in, reads, creates, and reads a problem', async () => {
  const member = await buildUser(underTest);
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results/client-'));
  const types = join(folder, 'campbc.ts');
  const client = join(folder, 'client.ts');
  writeFileSync(client, program);

  const node = process.execPath;
  const writer = resolve('tests/support/contract/write-api-types.ts');
  await run(node, [writer, `${underTest.url}/api/openapi.json`, types]);
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024'];
  const asNodeRuns = ['--allowImportingTsExtensions', '--types', 'node', '--skipLibCheck'];
  await run(resolve('node_modules/.bin/tsc'), [...strict, ...asNodeRuns, '--ignoreConfig', client]);
  const asked = [client, underTest.url, siteOrigin, member.email, member.password];
  const { stdout } = await run(node, asked);

  expect(JSON.parse(stdout)).toEqual({
    email: member.email,
    list: 'June',
    title: 'There is no such thing',
  });
  rmSync(folder, { recursive: true });
});
