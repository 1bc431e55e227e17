import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { Sequelize } from 'sequelize';
import { newProof } from '#secrets/audit-proof.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { id, integer, json, model, now, optional, text } from './model.ts';

/**
 * An event of the audit log. Rows keep ids, not references: they outlive the people
 * (docs/decisions/people.md#0022).
 */
export class AuditEntry extends model('audit_log', {
  id: id(),
  createdAt: now(),
  action: text(fieldLengths.auditAction),
  actorUserId: optional(integer()),
  targetUserId: optional(integer()),
  requestIp: text(fieldLengths.ip),
  userAgent: text(fieldLengths.userAgent),
  details: json<Record<string, unknown>>(),
  /** Made when the entry is created, from everything but the id. */
  proof: optional(text(100)),
}) {
  /** Every entry created through the model gets its proof under the current key (see secrets/audit-proof.ts). */
  static openWith(keys: KeyRing, sequelize: Sequelize): void {
    AuditEntry.open(sequelize);
    AuditEntry.addHook('beforeCreate', (entry: AuditEntry) => {
      entry.proof = newProof(entry, keys);
    });
  }
}
