import type { CreationAttributes, Sequelize } from 'sequelize';
import { AuditEntry } from '#models/audit-entry.ts';
import { linkHash } from '#secrets/audit-link.ts';
import type { KeyRing } from '#secrets/key-ring.ts';

type Entry = Partial<CreationAttributes<AuditEntry>> & { keyId: string | null };

const login = {
  action: 'auth.login',
  actorUserId: 1,
  targetUserId: 1,
  requestIp: '',
  userAgent: '',
  details: {},
};

/** Writes entries, and seals each with a key, one after the other. */
export async function writeSealed(db: Sequelize, keys: KeyRing, entries: Entry[]): Promise<void> {
  let hash = '';
  for (const [index, { keyId, ...facts }] of entries.entries()) {
    const entry = await AuditEntry.create({ ...login, ...facts });
    const stored = { ...entry.get(), redaction: null };
    hash = linkHash({ previousHash: hash, entry: stored, keyId }, keys) ?? '';
    const link = { position: index + 1, entry_id: entry.id, hash, key_id: keyId };
    await db.getQueryInterface().bulkInsert('audit_chain', [link]);
  }
}
