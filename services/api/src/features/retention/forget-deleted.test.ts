import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Sequelize } from 'sequelize';
import { linksAfter } from '#audit/chain.ts';
import { connectDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { readEnv } from '#env.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { defineModels } from '#models/define-models.ts';
import { linkHash } from '#secrets/audit-link.ts';
import { forgetDeleted } from './forget-deleted.ts';

const folder = mkdtempSync(join(tmpdir(), 'campbc-forget-'));
const env = readEnv({
  DATA_DIR: folder,
  SESSION_SECRET: 's'.repeat(32),
  SECRETS_KEY: 'k'.repeat(32),
});
const keys = env.SECRETS_KEY;

let db: Sequelize;

beforeAll(async () => {
  db = await connectDatabase(env);
  defineModels(db, env);
  await migrate(env);
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const somebody = 5;
const longAgo = new Date('2026-01-01T12:00:00.000Z');

/** Writes entries of somebody who is gone, sealed in turn: by a key without its name, then by its name. */
async function sealLife(): Promise<void> {
  let hash = '';
  for (const [index, keyId] of [null, null, 'k1', 'k1'].entries()) {
    const entry = await AuditEntry.create({
      createdAt: longAgo,
      action: index < 3 ? 'auth.login' : 'user.delete',
      actorUserId: index < 3 ? somebody : 1,
      targetUserId: somebody,
      requestIp: '192.0.2.1',
      userAgent: 'Browser',
      details: { username: 'heather' },
    });
    const stored = { ...entry.get(), redaction: null };
    hash = linkHash({ previousHash: hash, entry: stored, keyId }, keys) ?? '';
    const link = { position: index + 1, entry_id: entry.id, hash, key_id: keyId };
    await db.getQueryInterface().bulkInsert('audit_chain', [link]);
  }
}

test('entries from before links named their key are emptied, too, and the chain verifies', async () => {
  await sealLife();

  expect(await forgetDeleted({ db, keys, keptMs: 0 }, 10)).toBe(1);

  const entries = await AuditEntry.findAll({ order: ['id'] });
  expect(JSON.stringify(entries)).not.toContain('heather');
  expect(entries.map(({ requestIp }) => requestIp)).toEqual(['', '', '', '192.0.2.1']);
  let previousHash = '';
  for (const { entry, keyId, hash } of await linksAfter(db, 0, 10)) {
    expect(entry && linkHash({ previousHash, entry, keyId }, keys)).toBe(hash);
    previousHash = hash;
  }
});
