import type { Campground } from '@camp/contracts/places/campgrounds';
import type { PlaceImport } from '@camp/contracts/places/open-data';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { changedData, placesCommand, withFacts } from '#tests/support/api/places-command.ts';

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

const places = (...args: string[]) => placesCommand(api.place, ...args);

const slug = 'yahk-campground';
const renamed = () => changedData('campgrounds.json', withFacts(slug, { name: 'Yahk River Camp' }));

async function shown(of: string): Promise<Campground> {
  const { body } = await api.newVisitor().get(`/api/places/campgrounds/${of}`);
  return body['campground'] as Campground;
}

async function newestImport(): Promise<PlaceImport | undefined> {
  const { body } = await api.newVisitor().get('/api/places/imports');
  return (body['imports'] as PlaceImport[])[0];
}

const auditRows = () =>
  api.query("SELECT actor_user_id, details FROM audit_log WHERE action = 'places.import'");

test('a new site has the campgrounds of its version, and no audit event of it [campgrounds-8, calls-campgrounds-1]', async () => {
  const { body } = await api.newVisitor().get('/api/places/sources');

  expect(body).toMatchObject({ campgrounds: 392, as_of: expect.stringMatching(/^20\d\d-/) });
  expect(await newestImport()).toMatchObject({ added: 392, changed: 0, places: [] });
  expect(await auditRows()).toEqual([]);
});

test('the same data changes nothing and leaves no trace [campgrounds-8]', async () => {
  const before = await newestImport();

  expect(await places('import')).toEqual({ isOk: true, said: 'Nothing is new.' });
  expect(await places('diff')).toEqual({ isOk: true, said: 'Nothing is new.' });

  expect(await newestImport()).toEqual(before);
});

test('a changed fact is previewed, taken in, told to everybody, put on record, and taken back [campgrounds-7, campgrounds-8]', async () => {
  const folder = renamed();

  expect((await places('diff', folder)).said).toBe(
    `changed ${slug}\n  name: Yahk Campground → Yahk River Camp\nPlaces: 0 added, 1 changed, 0 gone, 0 returned.`,
  );
  expect((await shown(slug)).name).toBe('Yahk Campground');
  expect(await places('import', folder)).toEqual({
    isOk: true,
    said: 'Places: 0 added, 1 changed, 0 gone, 0 returned.',
  });

  await until(async () => (await shown(slug)).name === 'Yahk River Camp', 'The new name is shown');
  expect(await newestImport()).toMatchObject({
    changed: 1,
    places: [
      {
        slug,
        change: 'changed',
        facts: [{ fact: 'name', was: 'Yahk Campground', now: 'Yahk River Camp' }],
      },
    ],
  });
  const [entry] = await auditRows();
  expect(entry?.['actor_user_id']).toBeNull();
  expect(JSON.stringify(entry)).toContain('operator');
  expect((await places('import')).said).toContain('1 changed');
  await until(async () => (await shown(slug)).name === 'Yahk Campground', 'The old name is back');
});

test('a place that the source no longer has leaves the list, keeps its page, and may return [campgrounds-8]', async () => {
  const of = 'whiteswan-lake-white-river-campground';
  const total = async () => {
    const { body } = await api.newVisitor().get('/api/places/campgrounds');
    return body['total'];
  };

  const without = changedData('campgrounds.json', (rows) => rows.filter(({ id }) => id !== of));
  expect((await places('import', without)).said).toContain('1 gone');
  await until(async () => (await total()) === 391, 'It has left the list');
  expect(await shown(of)).toMatchObject({ gone_since: expect.stringMatching(/^20\d\d-/) });

  expect((await places('import')).said).toContain('1 returned');
  await until(async () => (await total()) === 392, 'It is back');
  expect(await shown(of)).toMatchObject({ gone_since: null });
});

test('an import that would take away what is known of a park says so before and instead [campgrounds-8]', async () => {
  const park = 'lockhart-beach-park';
  const withoutToilets = changedData('parks.json', (rows) =>
    rows.map((row) => {
      if (row.id !== park) return row;
      const { toilets: _toilets, ...facts } = row['facts'] as Record<string, string>;
      return { ...row, facts };
    }),
  );
  const statesOf = async () => {
    const { body } = await api.newVisitor().get(`/api/places/parks/${park}`);
    return (body['park'] as { facts: { fact: string }[] }).facts.map(({ fact }) => fact);
  };

  expect((await places('diff', withoutToilets)).said).toBe(
    [
      `park ${park}`,
      '  parks.toilets: yes → unknown',
      'Places: 0 added, 0 changed, 0 gone, 0 returned. Parks: 1 changed.',
      `lost ${park}: parks.toilets is yes, and would be unknown`,
    ].join('\n'),
  );
  const refused = await places('import', withoutToilets);
  expect(refused).toMatchObject({
    isOk: false,
    said: expect.stringContaining('parks.toilets is yes, and would be unknown'),
  });
  expect(await statesOf()).toContain('toilets');

  expect((await places('import', withoutToilets, '--accept-loss=parks.toilets')).isOk).toBe(true);
  await until(async () => !(await statesOf()).includes('toilets'), 'It is unknown');
  expect((await places('import')).said).toContain('Parks: 1 changed.');
});

test('an import that would leave a park without a campground is refused [campgrounds-8]', async () => {
  const park = 'lockhart-beach-park';
  const folder = changedData('campgrounds.json', (rows) =>
    rows.filter((row) => (row['park'] as { orcs: number } | null)?.orcs !== 12),
  );

  const { isOk, said } = await places('import', folder);

  expect([isOk, said]).toEqual([false, expect.stringContaining(`${park}: parks.campgrounds`)]);
  expect((await places('diff', folder)).said).toContain(`lost ${park}: parks.campgrounds`);
  expect((await api.newVisitor().get(`/api/places/parks/${park}`)).status).toBe(200);
});

test('a broken row refuses the whole import, with file and row [campgrounds-8]', async () => {
  const folder = changedData('campgrounds.json', withFacts(slug, { latitude: 12.5 }));

  for (const command of ['check', 'import']) {
    const { isOk, said } = await places(command, folder);
    expect([isOk, said]).toEqual([false, expect.stringContaining(`campgrounds.json, ${slug}: `)]);
    expect(said).toContain('latitude is outside the province');
  }
  expect((await shown(slug)).point?.latitude).not.toBe(12.5);
});

test('a command that there is not, or an option of another one, is answered with what there is', async () => {
  for (const args of [['delete'], ['check', '--accept-loss=seasons'], ['import', 'a', 'b']]) {
    expect(await places(...args)).toMatchObject({
      isOk: false,
      said: expect.stringMatching(/^npm run places/),
    });
  }
});
