import { beforeEach, expect, test } from '@jest/globals';
import {
  account,
  built,
  publisherOf,
  serverBeside,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { settingsOfPerson, settingsOfVisitor } from '#document/app-settings.ts';
import type { DeclaredSetting } from '@camp/contracts/site/app-settings';
import type { SetValue } from '#document/release-document.ts';
import { liveDocument } from '#store/verified-documents.ts';
import { withdraw } from './withdraw.ts';
import { keepBuilds, nextGeneration } from './next-generation.ts';
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

test('of more than 200 values the next is refused with what to do, and others can be changed [app-settings-9]', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `page/p${index}`);
  await nextGeneration(publisher, {
    by: 'ana',
    change: keepBuilds,
    settings: () => names.map((name) => ({ ...valueFor({ kind: 'everyone' }, false), name })),
  });

  await expect(set()).rejects.toMatchObject({
    code: 'TOO_MANY_SETTINGS',
    message: '200 values are set already: take one back that is not needed any more.',
  });

  await set({ name: 'page/p7', value: true });
  expect((await live()).settings).toHaveLength(200);
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

test('an app that is called like a part of JavaScript has values of its own alone [app-settings-2]', () => {
  const own = settings.slice(-1).map((each) => ({ ...each, app: 'constructor' }));

  expect(settingsOfVisitor({ settings: own }, null)).toEqual({ constructor: { days: 1 } });
  expect(Object).not.toHaveProperty('days');
});

const label = { en: 'Days ahead', fr: 'Jours à venir' };
const days: DeclaredSetting = { kind: 'number', default: 3, minimum: 1, maximum: 7, label };

const declaring = (version: string, declared: Record<string, DeclaredSetting>, says = {}) =>
  built({
    name: 'remote-account',
    version,
    says: { settings: { app: 'account', declared }, ...says },
  });

/** Publishes a build, and returns what was said along the way. */
async function saidAbout(folder: string, canary?: number): Promise<string[]> {
  const said: string[] = [];
  const tell = (sentence: string) => said.push(sentence);
  await publish({ ...publisher, tell }, { folders: [folder], by: 'bo', canary });
  return said;
}

const setDays = async (more: Partial<SettingChange> = {}) => {
  await publish(publisher, { folders: [declaring('1.1.0', { days })], by: 'bo' });
  await set({ name: 'days', value: 5, ...more });
};

test.each<[string, Record<string, DeclaredSetting>, string]>([
  [
    'does not know a setting any more',
    {},
    'does not know the setting days, set to 5 for everyone by ana: it is ignored. Take it back on /admin/releases, or declare it again.',
  ],
  [
    'has closer limits',
    { days: { ...days, maximum: 4 } },
    'takes a number from 1 to 4 for the setting days, set to 5 for everyone by ana: its default counts. Set another value on /admin/releases, or take it back.',
  ],
  [
    'knows it as a flag',
    { days: { kind: 'flag', default: true, label } },
    'takes true or false for the setting days, set to 5 for everyone by ana: its default counts. Set another value on /admin/releases, or take it back.',
  ],
  [
    'knows it as a choice',
    { days: { kind: 'choice', default: 'few', choices: ['few', 'many'], label } },
    'takes few or many for the setting days, set to 5 for everyone by ana: its default counts. Set another value on /admin/releases, or take it back.',
  ],
])('a build that %s is published, and says so [app-settings-8]', async (_claim, now, sentence) => {
  await setDays();

  expect(await saidAbout(declaring('2.0.0', now), 10)).toEqual([
    `remote-account 2.0.0 ${sentence}`,
  ]);
  expect(await saidAbout(declaring('2.0.1', now))).toEqual([`remote-account 2.0.1 ${sentence}`]);
  expect(await saidAbout(built({ name: 'remote-public' }))).toEqual([]);
});

test.each<[SetValue['for'], string]>([
  [{ kind: 'share', percentage: 10 }, '10 % of visitors'],
  [{ kind: 'roles', roles: ['mod', 'admin'] }, 'mod, admin'],
  [{ kind: 'people', ids: [1, 2] }, '2 by name'],
])(
  'what is said of a value names those whom it is for: %j [app-settings-8]',
  async (whom, text) => {
    await setDays({ for: whom });

    expect(await saidAbout(account('2.0.0'))).toEqual([
      expect.stringContaining(`set to 5 for ${text} by ana`),
    ]);
  },
);

test('a switch of a page that is gone is named, and a value of a build that takes it is not [app-settings-8]', async () => {
  await setDays();
  await set();

  expect(await saidAbout(declaring('2.0.0', { days }))).toEqual([
    expect.stringMatching(
      /^remote-account 2\.0\.0 does not know the setting page\/hub, set to false/,
    ),
  ]);
});

test('settings of an app that is gone are named when it goes, once [app-settings-8]', async () => {
  const said: string[] = [];
  await setDays();

  await withdraw(
    { ...publisher, tell: (sentence) => said.push(sentence) },
    { app: 'remote-account', by: 'bo' },
  );

  expect(said).toEqual([
    'remote-account is not live any more, so its setting days, set to 5 for everyone by ana, is ignored. Take it back on /admin/releases.',
  ]);
  expect(await saidAbout(built({ name: 'remote-public' }))).toEqual([]);
});

test('a setting that no code reads is named, and nothing is refused [app-settings-7]', async () => {
  const folder = declaring('2.0.0', { days }, { unreadSettings: ['days'] });

  expect(await saidAbout(folder)).toEqual([
    'remote-account 2.0.0 declares the setting days, which its code names nowhere else: to set it seems to change nothing. Read it with useSettings or useFlag, or take it out of the manifest.',
  ]);
  expect((await live()).remotes['account']).toMatchObject({ version: '2.0.0' });
});
