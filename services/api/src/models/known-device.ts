import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * A browser that an account has signed in from. Its cookie's token is kept as a hash
 * (docs/decisions/second-factor.md#0017).
 */
export class KnownDevice extends Model<
  InferAttributes<KnownDevice>,
  InferCreationAttributes<KnownDevice>
> {
  declare id: string;
  declare userId: number;
  declare tokenHash: string;
  declare ip: string;
  declare userAgent: string;
  declare createdAt: CreationOptional<Date>;
  declare lastSeenAt: CreationOptional<Date>;
  /** Until then the second factor is not asked for here; null when it always is. */
  declare rememberedUntil: CreationOptional<Date | null>;
  /** Wrong passwords for the account in a row from here. */
  declare wrongPasswords: CreationOptional<number>;
}

export function defineKnownDevice(sequelize: Sequelize): void {
  const instant = () => ({
    type: DataTypes.DATE(3),
    allowNull: false,
    defaultValue: DataTypes.NOW,
  });
  KnownDevice.init(
    {
      id: { type: DataTypes.STRING(36), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      tokenHash: { type: DataTypes.STRING(64), allowNull: false },
      ip: { type: DataTypes.STRING(fieldLengths.ip), allowNull: false },
      userAgent: { type: DataTypes.STRING(fieldLengths.userAgent), allowNull: false },
      createdAt: instant(),
      lastSeenAt: instant(),
      rememberedUntil: { type: DataTypes.DATE(3), defaultValue: null },
      wrongPasswords: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'known_devices' },
  );
}
