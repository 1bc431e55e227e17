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

test('a call is answered to whom it is for, and refused to others', () => {
  const sessions = '/api/security/sessions';

  expect(answerTo(endpoints, call('GET', sessions, null))).toMatchObject({ status: 401 });
  expect(answerTo(endpoints, call('GET', sessions, 'member'))).toMatchObject({ status: 200 });
  expect(answerTo(endpoints, call('GET', '/api/admin/users', 'mod'))).toMatchObject({
    status: 403,
  });
});

test('an unknown call, and input that does not fit, are refused', () => {
  expect(answerTo(endpoints, call('GET', '/api/trips', 'admin'))).toMatchObject({
    status: 404,
    content: { error: 'The contracts have no such call.' },
  });
  expect(answerTo(endpoints, call('GET', '/api/users/seven', 'admin'))).toMatchObject({
    status: 422,
    content: { error: 'The params does not fit the contract.' },
  });
  expect(answerTo(endpoints, call('POST', '/api/auth/login', null, '{}'))).toMatchObject({
    status: 422,
  });
});

test('somebody signed in is who the browser plays', () => {
  expect(answerTo(endpoints, call('GET', '/api/auth/me', 'admin_jr'))).toMatchObject({
    content: { user: { role: 'admin_jr' } },
  });
});

test('a picture is one', async () => {
  const api = await startStandInApi();

  const picture = pictureOf({ username: 'kim', avatar_url: 'https://pictures.example/kim.png' });
  const { status, headers } = await fetch(api.url + (picture ?? ''));

  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  api.stop();
});
