import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { Sequelize } from 'sequelize';
import { connectDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { defineModels } from '#models/define-models.ts';
import { linkHash } from '#secrets/audit-link.ts';
import { readKeyRing } from '#secrets/key-ring.ts';
import type { AppContext } from '#context.ts';
import { ChainFindings } from '#chain-findings.ts';
import { readEnv } from '#env.ts';
import { verifyStretch } from './verification.ts';

const SECRETS_KEY = `k2:${'2'.repeat(32)},k1:${'1'.repeat(32)}`;
const folder = mkdtempSync(join(tmpdir(), 'campbc-verify-'));
const env = readEnv({ DATA_DIR: folder, SESSION_SECRET: 's'.repeat(32), SECRETS_KEY });

let db: Sequelize;

beforeEach(async () => {
  db ??= await openDatabase();
  await db.query('DELETE FROM audit_chain');
  await AuditEntry.truncate();
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

async function openDatabase(): Promise<Sequelize> {
  const opened = await connectDatabase(env);
  defineModels(opened, env);
  await migrate(env);
  return opened;
}

/** Writes and seals an entry with each of these keys, one after the other. */
async function sealWith(...keyIds: string[]): Promise<void> {
  const keys = readKeyRing(SECRETS_KEY);
  let hash = '';
  for (const [index, keyId] of keyIds.entries()) {
    const entry = await AuditEntry.create({
      action: 'auth.login',
      actorUserId: 1,
      targetUserId: 1,
      requestIp: '',
      userAgent: '',
      details: {},
    });
    const stored = { ...entry.get(), redaction: null };
    hash = linkHash({ previousHash: hash, entry: stored, keyId }, keys) ?? '';
    const link = { position: index + 1, entry_id: entry.id, hash, key_id: keyId };
    await db.getQueryInterface().bulkInsert('audit_chain', [link]);
  }
}

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
