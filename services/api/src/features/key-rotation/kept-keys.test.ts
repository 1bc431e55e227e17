import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migratedDatabase } from '#migrated-database.fixture.ts';
import { KeptKey } from '#models/kept-key.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { readKeyRing } from '#secrets/key-ring.ts';
import { seal } from '#secrets/sealed-text.ts';
import { openKeptKeys } from './kept-keys.ts';
import { sealAnew, unknownKeys } from './sealed-columns.ts';

const [first, second, other] = ['1'.repeat(32), '2'.repeat(32), 'x'.repeat(32)];
const keys = readKeyRing(first);

const { db } = await migratedDatabase(first);

beforeAll(async () => {
  await openKeptKeys(keys);
  const sealedBody = seal('1', keys);
  await OutboxMail.create({ recipient: 'a@mail.example', subject: 'One', sealedBody });
  await OutboxMail.create({ recipient: 'b@mail.example', subject: 'Two', sealedBody: 'k1.x.y.z' });
});

afterAll(() => db.close());

test('a setting that lacks the key, or has another one of its name, is refused', async () => {
  const open = (setting: string) => openKeptKeys(readKeyRing(setting));

  await expect(open(`k2:${second}`)).rejects.toThrow('SECRETS_KEY lacks k1');
  await expect(open(other)).rejects.toThrow('SECRETS_KEY has another k1 than before');
  await expect(open(`k2:${second},k1:${first}`)).resolves.toBeUndefined();
  await KeptKey.destroy({ where: { id: 'k2' } });
});

test('what is kept under another name than its own is refused', async () => {
  const row = await KeptKey.findByPk('k1');
  await KeptKey.create({ id: 'k9', sealed: row?.sealed ?? '' });

  await expect(openKeptKeys(keys)).rejects.toThrow('k9 was exchanged');
  await KeptKey.destroy({ where: { id: 'k9' } });
});

test('texts whose key the setting lacks are told', async () => {
  const lacking = await unknownKeys(db, readKeyRing(`k2:${second}`));

  expect(lacking).toEqual([{ table: 'outbox', key: 'k1' }]);
  expect(await unknownKeys(db, keys)).toEqual([]);
});

test('a damaged text holds up none of the others', async () => {
  const both = readKeyRing(`k2:${second},k1:${first}`);

  const found = await sealAnew({ db, keys: both, isStopped: () => false });

  expect(found).toEqual({ texts: 2, damaged: 1 });
  const mails = await OutboxMail.findAll({ order: ['id'] });
  expect(mails.map(({ sealedBody }) => sealedBody?.split('.')[0])).toEqual(['k2', 'k1']);
});
