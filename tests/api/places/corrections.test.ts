import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { changedData, placesCommand, withFacts } from '#tests/support/api/places-command.ts';
import {
  auditRows,
  correct,
  factIn,
  hide,
  namesFound,
  placeIn,
  reason,
  seen,
  shown,
  staffPath,
  whenShown,
  withdraw,
} from '#tests/support/api/staff-places.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

type Staff = Awaited<ReturnType<OwnApi['signedIn']>>;

let api: OwnApi;
let moderator: Staff;

beforeAll(async () => {
  api = await OwnApi.start();
  moderator = await api.signedIn('mod');
});

afterAll(() => api.stop());

const slug = 'yahk-campground';
const name = (value: string, of = slug) => ({ slug: of, fact: 'name', value });

test('a corrected fact is told with its own source and day, everywhere and on every node [campgrounds-9]', async () => {
  const other = await OwnApi.start(api.place);
  const link = 'https://bcparks.ca/yahk/';

  const answer = await correct(moderator.visitor, name('Yahk River Camp'), { source_url: link });

  expect(answer.status).toBe(200);
  expect(factIn(placeIn(answer), 'name')).toMatchObject({
    imported: 'Yahk Campground',
    imported_source: { id: 'bcp-areas', as_of: '2025-09-05' },
    correction: { value: 'Yahk River Camp', reason, by_username: moderator.username },
  });
  try {
    for (const node of [api, other]) {
      await whenShown(node, slug, (place) => place?.name === 'Yahk River Camp');
    }
  } finally {
    await other.stop();
  }
  const place = await shown(api, slug);
  const told = place?.sources.find(({ id }) => id === place.fact_sources.name);
  expect(told).toMatchObject({ title: 'Call to the park office', repository_url: link });
  expect(told?.as_of).toBe(new Date().toISOString().slice(0, 10));
  expect(await namesFound(api, 'yahk river')).toEqual(['Yahk River Camp']);
  const { text } = await api.newVisitor().text('/api/places/campgrounds.csv');
  expect(text).toContain('Yahk River Camp');
  const [row] = await auditRows(api, 'places.correct');
  expect(row?.['actor_user_id']).toBe(moderator.id);
  expect(detailsOf(row as { details: unknown })).toEqual({
    place: slug,
    fact: 'name',
    before: 'Yahk Campground',
    after: 'Yahk River Camp',
    source: 'Call to the park office',
    source_url: link,
    stated_reason: reason,
  });
});

test('an import changes what is below, and a withdrawn correction shows the newest import [campgrounds-9]', async () => {
  const of = 'alice-lake-campground';
  await correct(moderator.visitor, name('Alice by the Lake', of));
  const folder = changedData('campgrounds.json', withFacts(of, { name: 'Alice Lake Anew' }));

  const { said } = await placesCommand(api.place, 'import', folder);

  expect(said).toContain('1 changed');
  const staffSee = placeIn(await moderator.visitor.get(staffPath(of)));
  expect(factIn(staffSee, 'name')).toMatchObject({ imported: 'Alice Lake Anew' });
  await whenShown(api, of, (place) => place?.name === 'Alice by the Lake');
  const answer = await withdraw(moderator.visitor, { slug: of, fact: 'name' });
  expect(factIn(placeIn(answer), 'name')).toMatchObject({ correction: null });
  await whenShown(api, of, (place) => place?.name === 'Alice Lake Anew');
  const [row] = await auditRows(api, 'places.withdraw');
  expect(detailsOf(row as { details: unknown })).toEqual({
    place: of,
    fact: 'name',
    before: 'Alice by the Lake',
    after: 'Alice Lake Anew',
    stated_reason: reason,
  });
});

test('another point moves the place and its nearest town; filters and counts follow [campgrounds-10]', async () => {
  const of = 'golden-ears-gold-creek-campground';
  const value = { latitude: 50.6745, longitude: -120.3273, precision: 'site' };

  await correct(moderator.visitor, { slug: of, fact: 'location', value });
  const answer = await correct(moderator.visitor, { slug: of, fact: 'type', value: 'horse' });

  expect(placeIn(answer).corrections).toBe(2);
  await whenShown(api, of, (place) => place?.type === 'horse');
  expect(await shown(api, of)).toMatchObject({
    point: { latitude: 50.6745, longitude: -120.3273 },
    precision: 'site',
    nearest_town: { name: 'Kamloops' },
  });
});

test('source and reason must be there, and a link begins with https [campgrounds-9]', async () => {
  const wrong = { source: ' ', reason: '', source_url: 'ftp://files.example/' };

  const { status, body } = await correct(moderator.visitor, name('Yahk'), wrong);

  expect(status).toBe(422);
  expect(body['fields']).toEqual({
    source: 'Say where this is from.',
    source_url: 'Use an address that starts with https://',
    reason: 'Enter a reason in a few words.',
  });
});

test('several amenities are corrected in one act, with one source, and withdrawn one by one [campgrounds-36]', async () => {
  const of = 'norbury-lake-campground';
  await correct(moderator.visitor, { slug: of, fact: 'amenities.firewood', value: 'no' });
  const value = { firewood: 'yes', showers: 'no', boatLaunch: 'yes' };

  const answer = await correct(moderator.visitor, { slug: of, fact: 'amenities', value });

  expect(placeIn(answer).corrections).toBe(3);
  const rows = await auditRows(api, 'places.correct');
  expect(detailsOf(rows.at(-1) as { details: unknown })).toMatchObject({
    place: of,
    fact: 'amenities',
    before: { firewood: 'no', showers: 'unknown', boatLaunch: 'unknown' },
    after: value,
    stated_reason: reason,
  });
  await whenShown(api, of, (place) => place?.amenities.includes('boatLaunch') ?? false);
  const place = await shown(api, of);
  const { firewood, showers, boatLaunch } = place?.all_amenities ?? {};
  expect(new Set([firewood, showers, boatLaunch].map((each) => each?.source)).size).toBe(1);
  expect(place?.sources.filter(({ title }) => title === 'Call to the park office')).toHaveLength(1);

  const after = await withdraw(moderator.visitor, { slug: of, fact: 'amenities.showers' });
  expect(placeIn(after).corrections).toBe(2);
  expect(factIn(placeIn(after), 'amenities.firewood')?.correction).toMatchObject({ value: 'yes' });
});

test.each([
  ['no amenity', {}],
  ['one that is none', { sauna: 'yes' }],
  ['a state that is none', { showers: 'hot' }],
])('%s is not corrected with others [campgrounds-36]', async (_, value) => {
  const answer = await correct(moderator.visitor, { slug, fact: 'amenities', value });

  expect(answer.status).toBe(422);
  expect(
    factIn(placeIn(await moderator.visitor.get(staffPath(slug))), 'amenities.showers'),
  ).toMatchObject({
    correction: null,
  });
});

test('markup in source and reason is text [campgrounds-9]', async () => {
  const of = 'wasa-lake-campground';
  const markup = '<img src=x onerror=alert(1)> & "quotes"';
  const given = { slug: of, fact: 'amenities.showers', value: 'yes' };

  const answer = await correct(moderator.visitor, given, { source: markup, reason: markup });

  expect(factIn(placeIn(answer), 'amenities.showers')?.correction).toMatchObject({
    source: markup,
    reason: markup,
  });
  await whenShown(api, of, (place) => place?.amenities.includes('showers') ?? false);
  const place = await shown(api, of);
  expect(place?.sources.map(({ title }) => title)).toContain(markup);
  expect(JSON.stringify(place)).not.toContain('by_username');
});

test('of two who act on the same place at once the second is told, with the place as it is [campgrounds-12]', async () => {
  const of = 'moyie-lake-campground';
  const { version } = placeIn(await moderator.visitor.get(staffPath(of)));
  const change = (value: string) =>
    moderator.visitor.post(
      `${staffPath(of)}/corrections`,
      { fact: 'name', value, source: 'A sign', reason },
      seen(version),
    );

  const answers = await Promise.all([change('Moyie One'), change('Moyie Two')]);

  const [taken, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect([taken?.status, refused?.status]).toEqual([200, 412]);
  const kept = taken && factIn(placeIn(taken), 'name')?.correction?.value;
  expect(refused?.body).toMatchObject({ current: { slug: of, corrections: 1 } });
  const now = placeIn(await moderator.visitor.get(staffPath(of)));
  expect(factIn(now, 'name')?.correction?.value).toBe(kept);
});

test('an import that staff have not seen is a change, too [campgrounds-12]', async () => {
  const of = 'champion-lakes-campground';
  const { version } = placeIn(await moderator.visitor.get(staffPath(of)));
  const folder = changedData('campgrounds.json', withFacts(of, { name: 'Champion Lake' }));
  await placesCommand(api.place, 'import', folder);

  const body = { fact: 'name', value: 'Champions', source: 'A sign', reason };
  const answer = await moderator.visitor.post(`${staffPath(of)}/corrections`, body, seen(version));

  expect(answer.status).toBe(412);
});

test('what is not there is not corrected, and what is not corrected not withdrawn [calls-staff-1]', async () => {
  const unknown = await correct(moderator.visitor, name('Atlantis', 'atlantis'));
  const none = await withdraw(moderator.visitor, { slug, fact: 'amenities.showers' });
  const mistyped = await withdraw(moderator.visitor, { slug, fact: 'password' });

  expect([unknown.status, none.status, mistyped.status]).toEqual([404, 409, 422]);
});

test('admins correct by their own address [calls-staff-1]', async () => {
  const { visitor } = await api.signedIn('admin_jr');
  const sites = { fact: 'sites', value: { count: 26, at_least: null }, source: 'A sign', reason };

  const { status } = await visitor.post(`${staffPath(slug, 'admin')}/corrections`, sites);

  expect(status).toBe(200);
});

test('the list counts the places that visitors find, and those that are corrected [user-management-1]', async () => {
  const counts = async () => {
    const { body } = await moderator.visitor.get('/api/mod/places/campgrounds?limit=1');
    return body['counts'] as { shown: number; corrected: number };
  };
  const was = await counts();

  const of = 'kootenay-lake-groupsite';
  await correct(moderator.visitor, name('Lake One', of));
  await correct(moderator.visitor, { slug: of, fact: 'amenities.showers', value: 'no' });
  await hide(moderator.visitor, 'wasa-lake-campground');

  expect(await counts()).toMatchObject({ shown: was.shown - 1, corrected: was.corrected + 1 });
});
