import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { migratedDatabase } from '#migrated-database.fixture.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { readKeyRing } from '#secrets/key-ring.ts';
import type { AppContext } from '#context.ts';
import { ChainFindings } from '#chain-findings.ts';
import { writeSealed } from '#audit/sealed-entries.fixture.ts';
import { verifyStretch } from './verification.ts';

const SECRETS_KEY = `k2:${'2'.repeat(32)},k1:${'1'.repeat(32)}`;
const { db, env } = await migratedDatabase(SECRETS_KEY);

beforeEach(async () => {
  await db.query('DELETE FROM audit_chain');
  await AuditEntry.truncate();
});

afterAll(() => db.close());

/** Writes and seals an entry with each of these keys, one after the other. */
const sealWith = (...keyIds: string[]) =>
  writeSealed(
    db,
    readKeyRing(SECRETS_KEY),
    keyIds.map((keyId) => ({ keyId })),
  );

const verified = () =>
  verifyStretch({ db, env, chainFindings: new ChainFindings() } as AppContext, 0);

test('a chain goes on with a newer key', async () => {
  await sealWith('k1', 'k1', 'k2', 'k2');

  expect(await verified()).toMatchObject({ ok: true, checked: 4 });
});

test('no older key goes on behind a newer one, though its links are right', async () => {
  await sealWith('k1', 'k2', 'k1');

  expect(await verified()).toMatchObject({ ok: false, checked: 2, broken: { kind: 'changed' } });
});

test('no key goes on behind where its time ended, also where the newer links are gone', async () => {
  await sealWith('k1', 'k1', 'k1');
  expect(await verified()).toMatchObject({ ok: true });

  env.SECRETS_KEY.endAt('k1', 2);

  expect(await verified()).toMatchObject({ ok: false, checked: 2, broken: { kind: 'changed' } });
});
