import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AuditEntry } from '@camp/contracts/staff/audit';
import { insertEntries, readAllLogs, readLogs } from '#tests/support/api/audit-log.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let api: OwnApi;
let visitor: Visitor;
let adminId: number;

/** More entries than one page may look through, all written at the same moment. */
const count = 4_000;
const plain = {
  created_at: '2025-06-01T00:00:00.000Z',
  action: 'auth.login',
  actor: 900_001,
  target: null,
  ip: '192.0.2.1',
  userAgent: 'Browser',
  details: { note: 'hay' },
};

beforeAll(async () => {
  api = await OwnApi.start();
  ({ visitor, id: adminId } = await api.signedIn('admin'));
  const needle = { ...plain, created_at: '2025-01-01T00:00:00.000Z', details: { note: 'needle' } };
  const entries = [needle, ...Array.from({ length: count }, () => plain)];
  for (let at = 0; at < entries.length; at += 500) {
    await insertEntries(api, entries.slice(at, at + 500));
  }
});

afterAll(() => api.stop());

test('a search looks through a stretch at a time and says how far, until it found all', async () => {
  const first = await readLogs(visitor, 'q=needle');
  const all = await readAllLogs(visitor, 'q=needle');

  expect(first).toMatchObject({ logs: [], searched_back_to: plain.created_at });
  expect(first.next).toEqual(expect.any(String));
  expect(all.map(({ details }) => details['note'])).toEqual(['needle']);
});

test('entries of one moment are all found, once each', async () => {
  const ofOneMoment = `from=${plain.created_at}&to=2025-06-02T00:00:00Z`;

  const byIndex = await readAllLogs(visitor, `${ofOneMoment}&limit=200`);
  const bySearch = await readAllLogs(visitor, `${ofOneMoment}&q=hay&limit=200`);

  const ids = byIndex.map(({ id }) => id);
  expect(new Set(ids).size).toBe(count);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(bySearch.map(({ id }) => id)).toEqual(ids);
});

test('of two ways into the log the narrower is taken, so what fits is on the first page', async () => {
  const rare = { ...plain, created_at: '2024-01-01T00:00:00.000Z' };
  await insertEntries(api, [{ ...rare, actor: adminId }]);
  await insertEntries(api, [{ ...rare, ip: '192.0.2.99' }]);

  const byActor = await readLogs(
    visitor,
    `actor=${adminId}&ip=${plain.ip}&to=2025-12-31T00:00:00Z`,
  );
  const byAddress = await readLogs(visitor, 'actor=900001&ip=192.0.2.99');

  expect(byActor).toMatchObject({ logs: [{ actor_user_id: adminId }], next: null });
  expect(byAddress).toMatchObject({ logs: [{ request_ip: '192.0.2.99' }], next: null });
});

const exported = async (filters: string) =>
  visitor.text(`/api/admin/audit-logs/export.json?${filters}`);

test.each([
  ['all', ''],
  ['actions', 'action=auth.login&action=auth.register'],
  ['text', 'q=NEEDLE'],
  ['text and address', 'q=hay&ip=192.0.2.1'],
])(
  'the export by %s is everything that the list shows, as one indented array [audit-log-page-1, calls-staff-1]',
  async (_, filters) => {
    const before = await readAllLogs(visitor, `${filters}&limit=200`);

    const { status, text } = await exported(filters);

    const entries = JSON.parse(text) as AuditEntry[];
    expect(status).toBe(200);
    expect(entries).toEqual(before);
    expect(text).toBe(JSON.stringify(entries, null, 2));
  },
);

test('an export of nothing is an empty array', async () => {
  expect((await exported('ip=198.51.100.1')).text).toBe('[]');
});

test('an export is named for its moment and leaves one audit row with its filters [audit-log-page-1]', async () => {
  const filters = 'action=no.such&q=Pine&from=2025-01-01T00:00:00Z';

  const { headers } = await exported(filters);

  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename=audit-logs_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.json$/,
  );
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { logs } = await readLogs(visitor, 'action=audit.export&q=Pine');
  expect(logs).toHaveLength(1);
  expect(logs[0]).toMatchObject({
    actor_user_id: adminId,
    details: { action: ['no.such'], q: 'Pine', from: '2025-01-01T00:00:00Z' },
  });
});

test('people are named: by today’s username, and by the one that a deleted account had [limits-times-1]', async () => {
  const [alice, gone] = [await api.signedIn('member'), await api.signedIn('member')];
  await visitor.delete(`/api/admin/users/${gone.id}`, { reason: 'Asked for it' });
  const idsBy = async (who: string) =>
    new Set((await readAllLogs(visitor, who)).map((entry) => entry.actor_user_id));

  expect(await idsBy(`actor=@${alice.username.toUpperCase()}`)).toEqual(new Set([alice.id]));
  expect(await idsBy(`actor=@${gone.username}`)).toEqual(new Set([gone.id]));
  expect(await idsBy('actor=@nobody.at.all')).toEqual(new Set());
  const [entry] = await readAllLogs(visitor, `target=@${gone.username}&action=user.delete`);
  expect(entry).toMatchObject({ target_username: null, target_was: gone.username });
});
