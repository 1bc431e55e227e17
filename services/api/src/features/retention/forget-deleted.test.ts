import { afterAll, expect, test } from '@jest/globals';
import { linksAfter } from '#audit/chain.ts';
import { migratedDatabase } from '#migrated-database.fixture.ts';
import { writeSealed } from '#audit/sealed-entries.fixture.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { linkHash } from '#secrets/audit-link.ts';
import { forgetDeleted } from './forget-deleted.ts';

const { db, env } = await migratedDatabase();
const keys = env.SECRETS_KEY;

afterAll(() => db.close());

const somebody = 5;
const longAgo = new Date('2026-01-01T12:00:00.000Z');

/** Writes entries of someone who is gone, sealed in turn: by a key without its name, then by its name. */
const sealLife = () =>
  writeSealed(
    db,
    keys,
    [null, null, 'k1', 'k1'].map((keyId, index) => ({
      keyId,
      createdAt: longAgo,
      action: index < 3 ? 'auth.login' : 'user.delete',
      actorUserId: index < 3 ? somebody : 1,
      targetUserId: somebody,
      requestIp: '192.0.2.1',
      userAgent: 'Browser',
      details: { username: 'heather' },
    })),
  );

test('entries from before links named their key are emptied, too, and the chain verifies [limits-times-1]', async () => {
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
