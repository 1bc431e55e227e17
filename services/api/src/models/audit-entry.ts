import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** What somebody did. Rows keep ids, not references: they outlive the people (decision 22). */
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
}

export function defineAuditEntry(sequelize: Sequelize): void {
  AuditEntry.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      action: { type: DataTypes.STRING(60), allowNull: false },
      actorUserId: { type: DataTypes.INTEGER },
      targetUserId: { type: DataTypes.INTEGER },
      requestIp: { type: DataTypes.STRING(45), allowNull: false },
      userAgent: { type: DataTypes.STRING(300), allowNull: false },
      details: { type: DataTypes.JSON, allowNull: false },
    },
    { sequelize, tableName: 'audit_log' },
  );
}
