import { beforeEach, expect, test } from '@jest/globals';
import {
  account,
  publisherOf,
  serverBeside,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { settingsOfPerson, settingsOfVisitor } from '#document/app-settings.ts';
import type { SetValue } from '#document/release-document.ts';
import { liveDocument } from '#store/verified-documents.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { changeSetting, type SettingChange } from './settings.ts';

let publisher: TestPublisher;

beforeEach(async () => {
  publisher = await publisherOf(shell(), account());
});

const live = async () => {
  const document = await liveDocument(publisher.store, publisher.keys);
  if (!document) throw new Error('Nothing is live.');
  return document;
};

const set = (more: Partial<SettingChange> = {}, by = 'ana') =>
  changeSetting(serverBeside(publisher), {
    by,
    setting: {
      app: 'account',
      name: 'page/hub',
      value: false,
      for: { kind: 'everyone' },
      reason: 'It hangs.',
      ...more,
    },
  });

test('the server’s key sets a value, which stays whatever is published or taken back [app-settings-1]', async () => {
  await set();
  await publish(publisher, { folders: [account('2.0.0')], by: 'bo' });
  await rollback(publisher, { generation: 1, by: 'bo' });

  const { generation, settings } = await live();

  expect(generation).toBe(4);
  expect(settings).toEqual([
    {
      app: 'account',
      name: 'page/hub',
      value: false,
      for: { kind: 'everyone' },
      by: 'ana',
      at: expect.any(String),
      reason: 'It hangs.',
    },
  ]);
});

test('there is one value for each kind of audience, and null takes it back [app-settings-1]', async () => {
  await set();
  await set({ value: true, for: { kind: 'people', ids: [1] } });
  await set({ value: true, for: { kind: 'people', ids: [2] } });
  expect((await live()).settings?.map((each) => each.for)).toEqual([
    { kind: 'everyone' },
    { kind: 'people', ids: [2] },
  ]);

  await set({ value: null });
  await set({ value: null, for: { kind: 'people', ids: [2] } });

  expect(await live()).not.toHaveProperty('settings');
});

test('what is set already makes no generation', async () => {
  await set();
  await set({ reason: 'It still hangs.' }, 'bo');

  expect(await live()).toMatchObject({ generation: 2, by: 'ana' });
});

const valueFor = (audience: SetValue['for'], value: SetValue['value']): SetValue => ({
  app: 'account',
  name: 'days',
  by: 'ana',
  at: '2026-01-01T00:00:00.000Z',
  reason: 'Why not.',
  value,
  for: audience,
});

const settings = [
  valueFor({ kind: 'people', ids: [7] }, 4),
  valueFor({ kind: 'roles', roles: ['admin', 'mod'] }, 3),
  valueFor({ kind: 'share', percentage: 50 }, 2),
  valueFor({ kind: 'everyone' }, 1),
];

test('who is named comes before a role, a share before everyone [app-settings-2]', () => {
  const daysOf = (values: ReturnType<typeof settingsOfPerson>) => values['account']?.['days'];
  const visitors = Array.from({ length: 400 }, (_, index) => `visitor ${index}`);

  const shares = visitors.map((visitor) => daysOf(settingsOfVisitor({ settings }, visitor)));

  expect(daysOf(settingsOfPerson({ settings }, { id: 7, role: 'admin' }))).toBe(4);
  expect(daysOf(settingsOfPerson({ settings }, { id: 8, role: 'mod' }))).toBe(3);
  expect(settingsOfPerson({ settings }, { id: 8, role: 'member' })).toEqual({});
  expect(daysOf(settingsOfVisitor({ settings }, null))).toBe(1);
  const inShare = shares.filter((days) => days === 2).length;
  expect(new Set(shares)).toEqual(new Set([1, 2]));
  expect(Math.abs(inShare - 200)).toBeLessThan(60);
});
