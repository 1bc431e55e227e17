import { expect, test } from '@jest/globals';
import type { ListView, SavedFilter } from '@camp/contracts/staff/staff-lists';
import { query, signedIn } from '#tests/support/api/api-under-test.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const path = '/api/mod/lists/users';

const compact: ListView = { density: 'compact', page_size: 100, hidden: ['email'] };

const listOf = async (visitor: Visitor, list = 'users') =>
  (await visitor.get(`/api/mod/lists/${list}`)).body as {
    view: ListView | null;
    filters: SavedFilter[];
  };

const save = (visitor: Visitor, name: string, asked = 'role=mod') =>
  visitor.put(`${path}/filters`, { name, query: asked });

const namesOf = (filters: SavedFilter[]) => filters.map(({ name }) => name);

test('how a list looks is kept for each person and list, and the last change wins [user-management-7, calls-staff-1]', async () => {
  const [mod, admin] = [await signedIn('mod'), await signedIn('admin')];
  expect(await listOf(mod.visitor)).toEqual({ view: null, filters: [] });

  await mod.visitor.put(`${path}/view`, compact);
  const last = { ...compact, page_size: 50, hidden: ['email', 'of_another_release'] };
  const { status, body } = await mod.visitor.put(`${path}/view`, last);

  expect([status, body]).toEqual([200, { view: last }]);
  expect(await listOf(mod.visitor)).toEqual({ view: last, filters: [] });
  expect(await listOf(mod.visitor, 'audit')).toEqual({ view: null, filters: [] });
  expect(await listOf(admin.visitor)).toEqual({ view: null, filters: [] });
});

test('a view that no release knows any more is as if none was kept [user-management-7]', async () => {
  const { visitor, id } = await signedIn('mod');
  await visitor.put(`${path}/view`, compact);
  const odd = '{"density":"huge","page_size":7,"hidden":"all"}';

  await query('UPDATE staff_preferences SET view_text = ? WHERE user_id = ?', [odd, id]);

  expect(await listOf(visitor)).toEqual({ view: null, filters: [] });
});

test('filters are saved under a name, replaced under the same one, and removed [user-management-7, calls-staff-1]', async () => {
  const { visitor } = await signedIn('mod');

  await save(visitor, 'Waiting', 'verified=0&sort=created_at');
  await save(visitor, '  Crew  ', 'staff=1');
  const { status, body } = await save(visitor, 'Crew', 'staff=1&suspended=1');

  const filters = body['filters'] as SavedFilter[];
  expect(status).toBe(200);
  expect(filters).toMatchObject([
    { name: 'Crew', query: 'staff=1&suspended=1' },
    { name: 'Waiting', query: 'verified=0&sort=created_at' },
  ]);
  const removed = await visitor.delete(`${path}/filters/${filters[0]?.id}`);
  expect(namesOf(removed.body['filters'] as SavedFilter[])).toEqual(['Waiting']);
  expect(await listOf(visitor)).toMatchObject({ filters: [{ name: 'Waiting' }] });
});

test('nobody sees or removes the filters of somebody else [user-management-7]', async () => {
  const [mine, other] = [await signedIn('mod'), await signedIn('admin')];
  const { body } = await save(mine.visitor, 'Mine');
  const [{ id } = { id: 0 }] = body['filters'] as SavedFilter[];

  await other.visitor.delete(`${path}/filters/${id}`);
  await mine.visitor.delete(`/api/mod/lists/audit/filters/${id}`);

  expect(namesOf((await listOf(other.visitor)).filters)).toEqual([]);
  expect(namesOf((await listOf(mine.visitor)).filters)).toEqual(['Mine']);
});

test('of two that come last at once, one is the twentieth and one is refused [user-management-7]', async () => {
  const { visitor } = await signedIn('mod');
  for (let number = 1; number < 20; number += 1) await save(visitor, `Filter ${number}`);

  const answers = await Promise.all([save(visitor, 'This'), save(visitor, 'That')]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body['error']).toBe('You have 20 saved filters for this list. Remove one first.');
  expect((await save(visitor, 'Filter 1', 'role=admin')).status).toBe(200);
  expect((await listOf(visitor)).filters).toHaveLength(20);
});

test.each([
  ['view', { ...compact, density: 'huge' }, 'density'],
  ['view', { ...compact, page_size: 7 }, 'page_size'],
  ['view', { ...compact, hidden: Array.from({ length: 31 }, () => 'email') }, 'hidden'],
  ['view', { ...compact, hidden: ['x'.repeat(41)] }, 'hidden.0'],
  ['filters', { name: ' ', query: '' }, 'name'],
  ['filters', { name: 'x'.repeat(41), query: '' }, 'name'],
  ['filters', { name: 'a\u202Eb', query: '' }, 'name'],
  ['filters', { name: 'Long', query: 'x'.repeat(2_001) }, 'query'],
  ['filters', { name: 'Odd', query: 'search=\u0000' }, 'query'],
])('a wrong %s is refused: %j', async (part, body, field) => {
  const { visitor } = await signedIn('mod');

  const answer = await visitor.put(`${path}/${part}`, body);

  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body['fields'] as object)).toEqual([field]);
  expect(await listOf(visitor)).toEqual({ view: null, filters: [] });
});

test('an unknown list is refused, not kept', async () => {
  const { visitor } = await signedIn('mod');

  expect((await visitor.get('/api/mod/lists/songs')).status).toBe(422);
});

test('what staff keep is in the file of their own data, and goes with their account [user-management-7]', async () => {
  const [admin, { visitor, id }] = [await signedIn('admin'), await signedIn('mod')];
  await visitor.put(`${path}/view`, compact);
  await save(visitor, 'Waiting', 'verified=0');

  const { body } = await visitor.get('/api/account/export');
  expect(body).toMatchObject({
    list_views: [{ list: 'users', view_text: JSON.stringify(compact) }],
    saved_filters: [{ list: 'users', name: 'Waiting', query: 'verified=0' }],
  });
  await admin.visitor.delete(`/api/admin/users/${id}`, { reason: 'Asked for it' });

  for (const table of ['staff_preferences', 'saved_filters']) {
    expect(await query(`SELECT list FROM ${table} WHERE user_id = ?`, [id])).toEqual([]);
  }
});
