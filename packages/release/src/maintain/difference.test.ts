import { expect, test } from '@jest/globals';
import { built, newPublisher, shell } from '#built-app.fixture.ts';
import { differenceOf } from './difference.ts';
import { publish } from '#publish/publish.ts';

const routes = [
  { path: '/hub', page: 'hub', access: 'signed-in' },
  { path: '/old', page: 'hub', access: 'anyone' },
];

test('of two generations only what differs is told, files by their names without hashes', async () => {
  const publisher = newPublisher();
  const account = { name: 'remote-account', routes };
  const first = await publish(publisher, { folders: [shell(), built(account)], by: 'ana' });
  const label = { en: 'Login', fr: 'Connexion' };
  const login = {
    to: 'https://evil.example/login',
    label,
    place: 'main',
    access: 'anyone',
    order: 1,
  };
  const sizes = { 'entry.js': 1_000, 'remote.js': 500 };
  const changed = built({
    ...account,
    version: '2.0.0',
    routes: [{ ...routes[0], access: 'anyone' }],
    says: { sizes, navigation: [login] },
  });
  const sources = { 'remote-account': { commit: 'ab12', isDirty: true } };

  const second = await publish(publisher, { folders: [changed], by: 'ana', sources });

  expect(differenceOf(first, second)).toEqual([
    {
      app: 'remote-account',
      from: '1.0.0',
      to: '2.0.0',
      files: { added: [], removed: [], changed: ['entry.js'] },
      source: { commit: 'ab12', isDirty: true },
      bytes: { from: null, to: 1_500 },
      routes: { added: [], removed: ['/old'], changed: ['/hub for anyone'] },
      links: { added: ['https://evil.example/login called Login'], removed: [], changed: [] },
      shared: { added: [], removed: [], changed: [] },
    },
  ]);
  expect(differenceOf(second, second)).toEqual([]);
  expect(differenceOf(null, first).map(({ app, from }) => [app, from])).toEqual([
    ['shell', null],
    ['remote-account', null],
  ]);
});
