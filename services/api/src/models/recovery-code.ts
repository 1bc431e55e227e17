import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * One of ten codes that replace the second factor once, kept as a slow hash under a key
 * (docs/decisions/second-factor.md#0132).
 */
export class RecoveryCode extends Model<
  InferAttributes<RecoveryCode>,
  InferCreationAttributes<RecoveryCode>
> {
  declare hash: string;
  declare userId: number;
  /** The same for all ten; null for codes from before there were salts. */
  declare salt: string | null;
  declare createdAt: CreationOptional<Date>;
  declare usedAt: CreationOptional<Date | null>;
}

export function defineRecoveryCode(sequelize: Sequelize): void {
  RecoveryCode.init(
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      salt: { type: DataTypes.STRING(32), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      usedAt: { type: DataTypes.DATE(3), defaultValue: null },
    },
    { sequelize, tableName: 'recovery_codes' },
  );
}
