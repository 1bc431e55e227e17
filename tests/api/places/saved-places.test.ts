import type { SavedPlaces, WholePlaceList } from '@camp/contracts/places/saved-places';
import { expect, test } from '@jest/globals';
import { newVisitor, query, signedIn } from '#tests/support/api/api-under-test.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const [alice, blanket, tamihi] = [
  'alice-lake-campground',
  'blanket-creek-group-campground',
  '100-road-bridge-recreation-site',
] as const;

const own = '/api/places/lists/own';

const save = (visitor: Visitor, slug: string, { list = own, ...body }: SaveOptions = {}) =>
  visitor.put(`${list}/places/${slug}`, body);

interface SaveOptions {
  list?: string;
  note?: string;
  position?: number;
}

const overview = async (visitor: Visitor) =>
  (await visitor.get('/api/places/saved')).body as unknown as SavedPlaces;

const whole = async (visitor: Visitor, list = own) =>
  (await visitor.get(list)).body['list'] as WholePlaceList;

const slugsIn = ({ entries }: WholePlaceList) => entries.map(({ slug }) => slug);

async function newList(visitor: Visitor, name: string): Promise<string> {
  const { body } = await visitor.post('/api/places/lists', { name });
  return `/api/places/lists/${(body['list'] as WholePlaceList).id}`;
}

test('a member saves campgrounds, notes something, and takes one out again', async () => {
  const { visitor } = await signedIn('member');
  expect(await overview(visitor)).toEqual({ lists: [], saved: [] });

  await save(visitor, alice);
  await save(visitor, blanket, { note: '  Site 12, by the creek  ' });
  const list = await whole(visitor);

  expect(list).toMatchObject({ name: null, places: 2, share_path: null });
  expect(slugsIn(list)).toEqual([alice, blanket]);
  expect(list.entries[1]).toMatchObject({
    note: 'Site 12, by the creek',
    campground: { name: 'Blanket Creek Group Campground', region: 'kootenay-rockies' },
  });
  const removed = await visitor.delete(`${own}/places/${alice}`);
  expect(removed.body).toMatchObject({
    removed: { note: '', position: 0 },
    saved: [{ slug: blanket }],
  });
});

test('what was taken out comes back where it was, with its note [saved-places-1]', async () => {
  const { visitor } = await signedIn('member');
  for (const slug of [alice, blanket, tamihi]) await save(visitor, slug, { note: `About ${slug}` });

  const { body } = await visitor.delete(`${own}/places/${blanket}`);
  await save(visitor, blanket, body['removed'] as SaveOptions);

  const list = await whole(visitor);
  expect(slugsIn(list)).toEqual([alice, blanket, tamihi]);
  expect(list.entries[1]?.note).toBe(`About ${blanket}`);
});

test('lists have names, an order of their own, and may hold the same place [saved-places-1]', async () => {
  const { visitor } = await signedIn('member');
  const summer = await newList(visitor, 'Summer');
  for (const slug of [alice, blanket, tamihi]) await save(visitor, slug, { list: summer });
  await save(visitor, alice);

  await visitor.patch(summer, { name: 'Été ⛺', order: [tamihi, 'never-saved', alice, tamihi] });

  const list = await whole(visitor, summer);
  expect(list.name).toBe('Été ⛺');
  expect(slugsIn(list)).toEqual([tamihi, alice, blanket]);
  const { lists, saved } = await overview(visitor);
  expect(lists.map(({ name, places }) => [name, places])).toEqual([
    [null, 1],
    ['Été ⛺', 3],
  ]);
  expect(saved.find(({ slug }) => slug === alice)?.lists).toHaveLength(2);
});

test.each([
  ['', 422],
  ['   ', 422],
  ['x'.repeat(61), 422],
  ['\u202Egnp.exe', 422],
  ['summer', 409],
])('a list cannot be called %j [saved-places-1]', async (name, status) => {
  const { visitor } = await signedIn('member');
  await newList(visitor, 'Summer');

  const answer = await visitor.post('/api/places/lists', { name });

  expect(answer.status).toBe(status);
  expect((await overview(visitor)).lists).toHaveLength(1);
});

test('the list without a name can be neither renamed nor deleted, others can [saved-places-1]', async () => {
  const { visitor } = await signedIn('member');
  await save(visitor, alice);
  const summer = await newList(visitor, 'Summer');

  expect((await visitor.patch(own, { name: 'Mine' })).status).toBe(409);
  expect((await visitor.delete(own)).status).toBe(409);
  const { status, body } = await visitor.delete(summer);

  expect(status).toBe(200);
  expect(body['lists']).toHaveLength(1);
  expect((await visitor.get(summer)).status).toBe(404);
});

test('nobody reads, changes or shares a list of somebody else’s [saved-places-1, calls-saved-places-1]', async () => {
  const [mine, other] = [await signedIn('member'), await signedIn('admin')];
  const list = await newList(mine.visitor, 'Mine');

  for (const answer of [
    await other.visitor.get(list),
    await other.visitor.patch(list, { name: 'Theirs' }),
    await other.visitor.delete(list),
    await save(other.visitor, alice, { list }),
    await other.visitor.delete(`${list}/places/${alice}`),
    await other.visitor.put(`${list}/share`, {}),
    await other.visitor.get(`${list}/files/csv`),
  ])
    expect(answer.status).toBe(404);
  expect((await whole(mine.visitor, list)).name).toBe('Mine');
});

test('a campground that is unknown is not saved [saved-places-3]', async () => {
  const { visitor } = await signedIn('member');

  expect((await save(visitor, 'no-such-place')).status).toBe(404);
  expect((await save(visitor, 'No%20Slug')).status).toBe(422);
});

test('saving the same place from two tabs at once keeps it once [saved-places-4]', async () => {
  const { visitor } = await signedIn('member');

  const answers = await Promise.all([1, 2, 3, 4].map(() => save(visitor, alice)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await overview(visitor)).toMatchObject({
    lists: [{ places: 1 }],
    saved: [{ slug: alice }],
  });
});

test('a shared list is seen by everybody without notes, until its link is withdrawn [saved-places-1]', async () => {
  const { visitor, id } = await signedIn('member');
  await save(visitor, alice, { note: 'Ask for Robin' });

  const shared = (await visitor.put(`${own}/share`, {})).body['list'] as WholePlaceList;
  const again = (await visitor.put(`${own}/share`, {})).body['list'] as WholePlaceList;
  const path = (shared.share_path ?? '').replace('/saved/', '/api/places/');
  const seen = await newVisitor().get(path);
  const described = await newVisitor().get(`${path}/page?lang=fr`);

  expect(again.share_path).toBe(shared.share_path);
  expect(seen.body['list']).toMatchObject({ name: null, campgrounds: [{ slug: alice }] });
  expect(described.body).toMatchObject({
    title: 'Lieux enregistrés',
    description: 'Une liste partagée de 1 camping.',
    facts: [{ href: `/campgrounds/${alice}` }],
  });
  expect(JSON.stringify([seen.body, described.body])).not.toContain('Robin');
  await visitor.delete(`${own}/share`);
  const gone = await newVisitor().get(path);
  expect([gone.status, gone.body['code']]).toEqual([410, 'TOKEN_EXPIRED']);
  expect((await newVisitor().get(`${path}/page`)).status).toBe(410);
  expect((await newVisitor().get(`/api/places/shared/${'x'.repeat(22)}`)).status).toBe(404);
  const sql = 'SELECT action FROM audit_log WHERE actor_user_id = ? AND action LIKE ? ORDER BY id';
  const actions = await query(sql, [id, 'places.%']);
  expect(actions.map(({ action }) => action)).toEqual([
    'places.list_shared',
    'places.share_withdrawn',
  ]);
});

test('the link of a deleted list is withdrawn with it [saved-places-1]', async () => {
  const { visitor } = await signedIn('member');
  const list = await newList(visitor, 'Summer');
  const { body } = await visitor.put(`${list}/share`, {});
  const { share_path } = body['list'] as WholePlaceList;

  await visitor.delete(list);

  const gone = await newVisitor().get((share_path ?? '').replace('/saved/', '/api/places/'));
  expect(gone.status).toBe(410);
});

test('people’s own data hold their lists, and deletion takes them along [saved-places-1]', async () => {
  const { visitor, id } = await signedIn('member');
  await save(visitor, alice, { note: 'Quiet' });

  const { body } = await visitor.get('/api/account/export');
  await query('DELETE FROM users WHERE id = ?', [id]);

  expect(body['place_lists']).toMatchObject([{ name: null, places: [{ slug: alice }] }]);
  expect(await query('SELECT id FROM place_lists WHERE user_id = ?', [id])).toEqual([]);
});
