import { expect, test } from '@jest/globals';
import { migratedDatabase } from '#migrated-database.fixture.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { NewEntries } from './new-entries.ts';

const entry = { action: 'auth.login', requestIp: '', userAgent: '', details: {} };
const add = (...ids: number[]) => Promise.all(ids.map((id) => AuditEntry.create({ ...entry, id })));

test('each entry is read once, one that shows up after a later one too, and a restored log anew', async () => {
  const { db } = await migratedDatabase();
  const log = new NewEntries();
  const read = async () => (await log.read()).map(({ id }) => id);
  await add(5);

  expect(await read()).toEqual([]);
  await add(6, 9);
  expect(await read()).toEqual([6, 9]);
  await add(4, 8);
  expect(await read()).toEqual([4, 8]);
  expect(await read()).toEqual([]);
  await AuditEntry.destroy({ where: { id: [8, 9] } });
  expect(await read()).toEqual([]);
  await add(7);
  expect(await read()).toEqual([7]);
  await db.close();
});
