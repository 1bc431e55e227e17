import { expect, test } from '@jest/globals';
import { signIn } from '#tests/support/api/api-under-test.ts';
import { verify } from '#tests/support/api/audit-log.ts';
import { databaseOf } from '#tests/support/api/given-out.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { readSchema, runWithMigrator } from '#tests/support/api/run-migrator.ts';
import { goodPassword } from '#tests/support/people/build-user.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';

/** The tables and indexes, without the next id of a table. */
async function tablesOf(place: DatabasePlace): Promise<string> {
  const code = `${readSchema} console.log(JSON.stringify(await readSchema()));`;
  const schema = JSON.stringify(await runWithMigrator(place, code), null, 1);
  return schema.replaceAll(/ AUTO_INCREMENT=\d+/g, '');
}

const called = (username: string) => ({
  email: `${username}@mail.example`,
  password: goodPassword,
});

/** A recovery code of mia_member in the database of each kind. */
const codes = { sqlite: 'WTY7A-DNJRT-XBXSJ', mysql: '6G4AH-PSWP6-M62UE' };

test('a database of 1.4.0 gets the tables of a new one and keeps what people left in it', async () => {
  const api = await OwnApi.start(await databaseOf('1.4.0'));
  expect(await tablesOf(api.place)).toBe(await tablesOf(await newDatabase()));

  const mia = api.newVisitor();
  const first = await signIn(mia, called('mia_member'));
  const code = codes[api.place.databaseUrl ? 'mysql' : 'sqlite'];
  const second = { twofa_token: first.body['twofa_token'], code };
  const { body } = await mia.post('/api/security/2fa/challenge', second);
  expect(body).toMatchObject({ user: { display_name: 'Mïa Maple', bio: 'I camp by lakes.' } });
  expect((await mia.get('/api/places/saved')).body).toMatchObject({
    saved: [{ slug: 'alice-lake-campground' }],
  });

  const sam = await signIn(api.newVisitor(), called('sam_suspended'));
  expect(sam.body['code']).toBe('ACCOUNT_SUSPENDED');

  const ada = api.newVisitor();
  expect((await signIn(ada, called('ada_admin'))).status).toBe(200);
  const { id } = body['user'] as { id: number };
  expect((await ada.get(`/api/admin/users/${id}/notes`)).body).toMatchObject({
    notes: [{ text: 'Asked about bears.', author_username: 'ada_admin' }],
  });
  expect(await verify(ada)).toMatchObject({ broken: null });
  await api.stop();
});
