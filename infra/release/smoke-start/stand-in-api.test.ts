import { globSync, readFileSync } from 'node:fs';
import { roles } from '@camp/contracts/site/roles';
import { expect, test } from '@jest/globals';
import { sampleOf } from '@camp/contracts/client/sample';
import { pictureOf } from '@camp/contracts/site/picture-address';
import {
  accessOf,
  answerTo,
  endpointsOfContracts,
  modulesOfContracts,
  startStandInApi,
} from './stand-in-api.ts';

const endpoints = await endpointsOfContracts();
const call = (method: string, path: string, role: (typeof roles)[number] | null, body = '') => ({
  method,
  address: new URL(path, 'http://localhost'),
  body,
  role,
});

test('each answer of the contracts has a sample that fits it, for each role', () => {
  expect(endpoints.length).toBeGreaterThan(60);
  for (const { method, path, response } of endpoints) {
    for (const role of roles) {
      const { success, error } = response.safeParse(sampleOf(response, { role }));
      expect([method, path, success, error?.message]).toEqual([method, path, true, undefined]);
    }
  }
});

test('whoever the API lets in is let in, and nobody else', async () => {
  const sources = globSync('services/api/src/features/*/*.routes.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = new Map<string, string[]>();
  for (const [, name = '', access = ''] of sources.matchAll(
    /route\(\s*(?:\w+\.)?(\w+),\s*'([\w-]+)'/g,
  )) {
    named.set(name, [...(named.get(name) ?? []), access]);
  }
  const modules = await modulesOfContracts();
  const told = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => named.has(name) && (value as { method?: string }).method)
    .map(([name, value]) => ({ name, endpoint: value as { method: 'GET'; path: string } }));

  expect(told.length).toBeGreaterThan(40);
  for (const { name, endpoint } of told) {
    expect([name, named.get(name)]).toEqual([name, expect.arrayContaining([accessOf(endpoint)])]);
  }
});

const sessions = '/api/security/sessions';
const noCall = { error: 'The contracts have no such call.' };
const adminJr = { user: { role: 'admin_jr' } };
const misfit = { error: 'The params does not fit the contract.' };

test.each([
  ['nobody', call('GET', sessions, null), { status: 401 }],
  ['whom it is for', call('GET', sessions, 'member'), { status: 200 }],
  ['others', call('GET', '/api/admin/users', 'mod'), { status: 403 }],
  ['no call', call('GET', '/api/trips', 'admin'), { status: 404, content: noCall }],
  ['a misfit', call('GET', '/api/users/seven', 'admin'), { status: 422, content: misfit }],
  ['a misfit', call('POST', '/api/auth/login', null, '{}'), { status: 422 }],
  ['whom the browser plays', call('GET', '/api/auth/me', 'admin_jr'), { content: adminJr }],
])('a call is answered as by the API, for %s: %j', (_whom, asked, answer) => {
  expect(answerTo(endpoints, asked)).toMatchObject(answer);
});

test('a picture is one', async () => {
  const api = await startStandInApi();

  const picture = pictureOf({ username: 'kim', avatar_url: 'https://pictures.example/kim.png' });
  const { status, headers } = await fetch(api.url + (picture ?? ''));

  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  api.stop();
});
