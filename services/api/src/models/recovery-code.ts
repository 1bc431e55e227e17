import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * One of ten codes that replace the second factor once, kept as a keyed hash
 * (docs/decisions/0015-recovery-codes.md).
 */
export class RecoveryCode extends Model<
  InferAttributes<RecoveryCode>,
  InferCreationAttributes<RecoveryCode>
> {
  declare hash: string;
  declare userId: number;
  declare createdAt: CreationOptional<Date>;
  declare usedAt: CreationOptional<Date | null>;
}

export function defineRecoveryCode(sequelize: Sequelize): void {
  RecoveryCode.init(
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      usedAt: { type: DataTypes.DATE(3), defaultValue: null },
    },
    { sequelize, tableName: 'recovery_codes' },
  );
}
