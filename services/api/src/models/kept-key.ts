import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * The part of a key of `SECRETS_KEY` that stays when it leaves the setting, sealed with the current one
 * (docs/decisions/operations.md#0124).
 */
export class KeptKey extends Model<InferAttributes<KeptKey>, InferCreationAttributes<KeptKey>> {
  declare id: string;
  declare sealed: string;
  declare createdAt: CreationOptional<Date>;
}

export function defineKeptKey(sequelize: Sequelize): void {
  KeptKey.init(
    {
      id: { type: DataTypes.STRING(10), primaryKey: true },
      sealed: { type: DataTypes.TEXT, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    },
    { sequelize, tableName: 'kept_keys' },
  );
}
