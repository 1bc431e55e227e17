import type { ListedStaffPlace } from '@camp/contracts/staff/staff-places';
import type { PlaceImport } from '@camp/contracts/places/open-data';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { changedData, placesCommand, withFacts } from '#tests/support/api/places-command.ts';
import {
  auditRows,
  correct,
  hide,
  namesFound,
  placeIn,
  reason,
  shown,
  staffPath,
  whenShown,
} from '#tests/support/api/staff-places.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

let api: OwnApi;
let moderator: Awaited<ReturnType<OwnApi['signedIn']>>;

beforeAll(async () => {
  api = await OwnApi.start();
  moderator = await api.signedIn('mod');
});

afterAll(() => api.stop());

const slug = 'yahk-campground';
const listPath = '/api/mod/places/campgrounds';
const showAgain = (of: string) => moderator.visitor.delete(`${staffPath(of)}/hidden`, { reason });

test('a hidden place is as if it were not there, on every node, until it is shown again [campgrounds-11, calls-staff-1]', async () => {
  const [visitor, other] = [api.newVisitor(), await OwnApi.start(api.place)];
  const before = await shown(api, slug);
  const revisionAt = async (of: OwnApi) =>
    (await of.newVisitor().get('/revision')).body['revision'];
  const revisions = [await revisionAt(api)];

  const answer = await hide(moderator.visitor, slug);

  expect(placeIn(answer).hidden).toMatchObject({ reason, by_username: moderator.username });
  expect(await shown(api, slug)).toBeUndefined();
  revisions.push(await revisionAt(api), await revisionAt(other));
  try {
    await whenShown(other, slug, (place) => place === undefined);
  } finally {
    await other.stop();
  }
  expect(revisions[0]).not.toBe(revisions[1]);
  expect(revisions[1]).toBe(revisions[2]);
  const paths = ['', '/page'].map((part) => `/api/places/campgrounds/${slug}${part}`);
  for (const path of [...paths, `/api/share/campgrounds/${slug}/picture.png`])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  expect(await namesFound(api, 'yahk')).not.toContain('Yahk Campground');
  for (const path of ['campgrounds/map', 'pages', 'campgrounds.geojson', 'campgrounds.csv']) {
    expect([path, (await visitor.text(`/api/places/${path}`)).text.includes(slug)]).toEqual([
      path,
      false,
    ]);
  }
  const similar = await visitor.get(`/api/places/campgrounds/${slug}/similar`);
  expect(JSON.stringify(similar.body)).not.toContain(slug);
  expect((await visitor.get('/api/places/sources')).body).toMatchObject({ campgrounds: 391 });
  expect(placeIn(await moderator.visitor.get(staffPath(slug)))).toMatchObject({ is_hidden: true });

  expect((await showAgain(slug)).status).toBe(200);
  expect(await shown(api, slug)).toMatchObject({ name: before?.name });
  expect((await showAgain(slug)).status).toBe(409);
  const [hidden] = await auditRows(api, 'places.hide');
  expect(detailsOf(hidden as { details: unknown })).toEqual({ place: slug, stated_reason: reason });
  expect(await auditRows(api, 'places.show')).toMatchObject([{ actor_user_id: moderator.id }]);
});

test('an import does not bring a hidden place back, and what it changed of it is not told [campgrounds-11]', async () => {
  const of = 'wasa-lake-campground';
  await hide(moderator.visitor, of);
  const folder = changedData('campgrounds.json', withFacts(of, { name: 'Wasa Secret' }));

  expect((await placesCommand(api.place, 'import', folder)).said).toContain('1 changed');

  await whenShown(api, of, (place) => place === undefined);
  const { body } = await api.newVisitor().get('/api/places/imports');
  const [newest] = body['imports'] as PlaceImport[];
  expect(newest).toMatchObject({ changed: 1, places: [] });
  await showAgain(of);
});

test('lists of members keep a hidden place as one that is gone, and take no new one [campgrounds-11]', async () => {
  const of = 'moyie-lake-campground';
  const { visitor } = await api.signedIn('member');
  const saved = `/api/places/lists/own/places/${of}`;
  expect((await visitor.put(saved, { note: 'Site 12' })).status).toBe(200);
  await hide(moderator.visitor, of);
  await whenShown(api, of, (place) => place === undefined);

  const { body } = await visitor.get('/api/places/lists/own');

  expect(body).toMatchObject({ list: { entries: [{ slug: of, campground: null }] } });
  expect((await (await api.signedIn('member')).visitor.put(saved, {})).status).toBe(404);
  await showAgain(of);
});

test('a corrected place is hidden with its source [campgrounds-11]', async () => {
  const of = 'champion-lakes-campground';
  const source = 'A letter of its owner';
  await correct(
    moderator.visitor,
    { slug: of, fact: 'amenities.showers', value: 'no' },
    { source },
  );
  await hide(moderator.visitor, of);
  await whenShown(api, of, (place) => place === undefined);

  const { text } = await api.newVisitor().text('/api/places/sources');

  expect(text).not.toContain(source);
  await showAgain(of);
});

test('staff find places by name and state, page by page [calls-staff-1]', async () => {
  const of = 'golden-ears-gold-creek-campground';
  await hide(moderator.visitor, of);
  await correct(moderator.visitor, { slug: of, fact: 'sites', value: null });
  const list = async (query: string) => {
    const { body } = await moderator.visitor.get(`${listPath}?${query}`);
    return body as { places: ListedStaffPlace[]; next: string | null } & Record<string, unknown>;
  };

  const found = await list('search=GOLD+creek');
  const hidden = await list('state=hidden');
  const first = await list('limit=100');
  const second = await list(`limit=100&cursor=${first.next}`);

  expect(found.places).toMatchObject([{ slug: of, is_hidden: true, corrections: 1 }]);
  expect(found).toMatchObject({ total: 1, counts: { shown: 0, hidden: 1, corrected: 1, gone: 0 } });
  expect(hidden.places.map((place) => place.slug)).toEqual([of]);
  expect(first).toMatchObject({ total: 392, counts: { shown: 391, hidden: 1 } });
  const slugs = [...first.places, ...second.places].map((place) => place.slug);
  expect(new Set(slugs).size).toBe(200);
  const wrong = await moderator.visitor.get(`${listPath}?cursor=atlantis`);
  expect(wrong.status).toBe(422);
  await showAgain(of);
});
