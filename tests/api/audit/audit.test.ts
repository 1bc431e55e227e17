import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  insertEntries,
  readAllLogs,
  readLogs,
  type WrittenEntry,
} from '#tests/support/api/audit-log.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';

type Person = Awaited<ReturnType<OwnApi['signedIn']>>;

let api: OwnApi;
let admin: Person;
let alice: Person;
let written: WrittenEntry[];

const actions = ['auth.login', 'auth.logout', 'account.update', 'admin.set_role'];
const nobody = 900_001;
/** Leaves out what the API itself wrote today. */
const lastYear = 'to=2026-01-01T00:00:00Z';

/** Entries of March 2025, two to a minute, so that many share their time. */
function makeEntries(): WrittenEntry[] {
  return Array.from({ length: 130 }, (_, n) => ({
    created_at: new Date(Date.UTC(2025, 2, 1, 0, n >> 1, 0, 7)).toISOString(),
    action: actions[n % 4] ?? '',
    actor: [alice.id, admin.id, null][n % 3] ?? null,
    target: [nobody, alice.id, null, null, null][n % 5] ?? null,
    ip: `192.0.2.${n % 7}`,
    userAgent: n % 2 ? 'Firefox' : 'Café Browser',
    details: { n, note: n === 64 ? `100%_"it's"\\` : 'plain' },
  }));
}

beforeAll(async () => {
  api = await OwnApi.start();
  [admin, alice] = [await api.signedIn('admin'), await api.signedIn('member')];
  written = makeEntries();
  await insertEntries(api, written);
});

afterAll(() => api.stop());

const numbersOf = (entries: { details: object }[]) =>
  entries.map(({ details }) => (details as { n: number }).n);

/** Returns the written entries that the filter should find, the last written first. */
const expected = (fits: (entry: WrittenEntry) => boolean) =>
  numbersOf(written.filter(fits).toReversed());

test('an admin_jr reads the log, which has fifty entries to a page [calls-staff-1]', async () => {
  const { visitor } = await api.signedIn('admin_jr');

  const page = await readLogs(visitor, lastYear);

  expect(numbersOf(page.logs)).toEqual(expected(() => true).slice(0, 50));
  expect(page.searched_back_to).toBe(page.logs.at(-1)?.created_at);
  expect(page.next).toEqual(expect.any(String));
});

test('an entry tells what was done, by whom, to whom and from where, and no proof [fields-1]', async () => {
  const [entry] = (await readLogs(admin.visitor, `${lastYear}&q="n":126`)).logs;

  expect(entry).toEqual({
    id: expect.any(Number),
    created_at: '2025-03-01T01:03:00.007Z',
    action: 'account.update',
    actor_user_id: alice.id,
    actor_username: alice.username,
    actor_was: null,
    target_user_id: alice.id,
    target_username: alice.username,
    target_was: null,
    request_ip: '192.0.2.0',
    user_agent: 'Café Browser',
    device: { browser: '', system: '' },
    details: { n: 126, note: 'plain' },
  });
});

test('whoever is gone keeps the id and loses the name', async () => {
  const { logs } = await readLogs(admin.visitor, `target=${nobody}`);

  expect(logs.length).toBeGreaterThan(0);
  expect(logs[0]).toMatchObject({ target_user_id: nobody, target_username: null });
});

const at = (minute: number) => `2025-03-01T00:${String(minute).padStart(2, '0')}:00.007Z`;

interface Case {
  name: string;
  filter: () => string;
  fits: (entry: WrittenEntry) => boolean;
}

const cases: Case[] = [
  { name: 'nothing', filter: () => '', fits: () => true },
  {
    name: 'from, which is included',
    filter: () => `from=${at(20)}`,
    fits: (entry) => entry.created_at >= at(20),
  },
  {
    name: 'from and to, which is not included',
    filter: () => `from=${at(20)}&to=${at(40)}`,
    fits: (entry) => entry.created_at >= at(20) && entry.created_at < at(40),
  },
  {
    name: 'a time with an offset',
    filter: () => `from=${encodeURIComponent('2025-02-28T16:20:00.007-08:00')}`,
    fits: (entry) => entry.created_at >= at(20),
  },
  { name: 'actor', filter: () => `actor=${alice.id}`, fits: ({ actor }) => actor === alice.id },
  {
    name: 'target',
    filter: () => `target=${alice.id}`,
    fits: ({ target }) => target === alice.id,
  },
  { name: 'ip', filter: () => 'ip=192.0.2.3', fits: ({ ip }) => ip === '192.0.2.3' },
  {
    name: 'one action',
    filter: () => 'action=auth.login',
    fits: ({ action }) => action === 'auth.login',
  },
  {
    name: 'several actions, one given twice and one that does not occur',
    filter: () => 'action=auth.login&action=admin.set_role&action=auth.login&action=no.such',
    fits: ({ action }) => action === 'auth.login' || action === 'admin.set_role',
  },
  {
    name: 'actor and several actions',
    filter: () => `actor=${admin.id}&action=auth.logout&action=account.update`,
    fits: ({ actor, action }) =>
      actor === admin.id && ['auth.logout', 'account.update'].includes(action),
  },
  {
    name: 'target and action and time',
    filter: () => `target=${nobody}&action=auth.login&from=${at(10)}`,
    fits: (entry) =>
      entry.target === nobody && entry.action === 'auth.login' && entry.created_at >= at(10),
  },
  {
    name: 'ip and action',
    filter: () => 'ip=192.0.2.3&action=auth.login',
    fits: ({ ip, action }) => ip === '192.0.2.3' && action === 'auth.login',
  },
  {
    name: 'actor and ip',
    filter: () => `actor=${alice.id}&ip=192.0.2.6`,
    fits: ({ actor, ip }) => actor === alice.id && ip === '192.0.2.6',
  },
  {
    name: 'actor and target',
    filter: () => `actor=${alice.id}&target=${alice.id}`,
    fits: ({ actor, target }) => actor === alice.id && target === alice.id,
  },
  {
    name: 'text in any case',
    filter: () => 'q=CAF%C3%89',
    fits: ({ userAgent }) => userAgent === 'Café Browser',
  },
  {
    name: 'text that is a username of today',
    filter: () => `q=${alice.username.toUpperCase()}`,
    fits: ({ actor, target }) => actor === alice.id || target === alice.id,
  },
  {
    name: 'text and all the rest',
    filter: () =>
      `q=plain&from=${at(1)}&to=${at(59)}&actor=${alice.id}&target=${nobody}&ip=192.0.2.1&action=auth.logout&action=account.update`,
    fits: (entry) =>
      entry.actor === alice.id &&
      entry.target === nobody &&
      entry.ip === '192.0.2.1' &&
      ['auth.logout', 'account.update'].includes(entry.action) &&
      entry.created_at >= at(1) &&
      entry.created_at < at(59),
  },
];

test.each(cases)(
  'filtered by $name, page after page shows every entry that fits once, newest first [audit-log-page-1]',
  async ({ filter, fits }) => {
    const narrowed = `${filter()}${filter().includes('to=') ? '' : `&${lastYear}`}`;

    const inPages = await readAllLogs(admin.visitor, `${narrowed}&limit=7`);
    const atOnce = await readLogs(admin.visitor, `${narrowed}&limit=200`);

    expect(numbersOf(inPages)).toEqual(expected(fits));
    expect(numbersOf(atOnce.logs)).toEqual(expected(fits));
    expect(atOnce).toMatchObject({ next: null, searched_back_to: null });
  },
);

test.each(['100%_', `"it's"`, `IT'S`, '%_"', '\\'])(
  'the signs %s stand for themselves',
  async (q) => {
    const text = encodeURIComponent(JSON.stringify(q).slice(1, -1));

    const { logs } = await readLogs(admin.visitor, `${lastYear}&q=${text}`);

    expect(numbersOf(logs)).toEqual([64]);
  },
);

test('the actions that occur are listed in alphabetical order [calls-staff-1]', async () => {
  const { body } = await admin.visitor.get('/api/admin/audit-logs/actions');

  const listed = body['actions'] as string[];
  expect(listed).toEqual(expect.arrayContaining(actions));
  expect(listed).toEqual([...new Set(listed)].toSorted());
});

test('an entry has an address of its own [audit-log-page-6, calls-staff-1]', async () => {
  const [listed] = (await readLogs(admin.visitor, lastYear)).logs;

  const { status, body } = await admin.visitor.get(`/api/admin/audit-logs/${listed?.id}`);

  expect(status).toBe(200);
  expect(body).toEqual({ entry: listed });
});

test('there is no entry at an id that was never given', async () => {
  const { status, body } = await admin.visitor.get('/api/admin/audit-logs/99999999999');

  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND', error: 'There is no such entry.' });
});
