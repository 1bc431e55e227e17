import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { newProof } from '#secrets/audit-proof.ts';
import type { KeyRing } from '#secrets/key-ring.ts';

/**
 * An event of the audit log. Rows keep ids, not references: they outlive the people
 * (docs/decisions/people.md#0022).
 */
export class AuditEntry extends Model<
  InferAttributes<AuditEntry>,
  InferCreationAttributes<AuditEntry>
> {
  declare id: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare action: string;
  declare actorUserId: number | null;
  declare targetUserId: number | null;
  declare requestIp: string;
  declare userAgent: string;
  declare details: Record<string, unknown>;
  /** Made when the entry is created, from everything but the id. */
  declare proof: CreationOptional<string | null>;
}

/** Every entry created through the model gets its proof under the current key (see secrets/audit-proof.ts). */
export function defineAuditEntry(sequelize: Sequelize, keys: KeyRing): void {
  AuditEntry.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      action: { type: DataTypes.STRING(fieldLengths.auditAction), allowNull: false },
      actorUserId: { type: DataTypes.INTEGER },
      targetUserId: { type: DataTypes.INTEGER },
      requestIp: { type: DataTypes.STRING(fieldLengths.ip), allowNull: false },
      userAgent: { type: DataTypes.STRING(fieldLengths.userAgent), allowNull: false },
      details: { type: DataTypes.JSON, allowNull: false },
      proof: { type: DataTypes.STRING(100), defaultValue: null },
    },
    {
      sequelize,
      tableName: 'audit_log',
      hooks: {
        beforeCreate: (entry) => {
          entry.proof = newProof(entry, keys);
        },
      },
    },
  );
}
