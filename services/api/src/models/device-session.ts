import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { User } from './user.ts';

/** The means by which a person has proved who they are. */
export type Proof = 'password' | 'totp' | 'recovery' | 'passkey';

/**
 * One sign-in on one device (docs/decisions/sessions.md#0002). Its refresh token is kept as
 * a hash only.
 */
export class DeviceSession extends Model<
  InferAttributes<DeviceSession>,
  InferCreationAttributes<DeviceSession>
> {
  declare id: string;
  declare userId: ForeignKey<User['id']>;
  declare user?: NonAttribute<User>;
  declare refreshHash: string;
  /** The token before the last rotation, and when that was: two tabs may race within a grace time. */
  declare previousRefreshHash: CreationOptional<string | null>;
  declare rotatedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare lastSeenAt: Date;
  declare expiresAt: Date;
  /** The last proof that its owner gave, and its time; null for sessions from before this was kept. */
  declare provedBy: CreationOptional<Proof | null>;
  declare provedAt: CreationOptional<Date | null>;
  /** Time when a second factor was last given in it; null when none was. */
  declare secondFactorAt: CreationOptional<Date | null>;
  /** Time when a passkey was last given in it; null when none was. */
  declare passkeyAt: CreationOptional<Date | null>;
  declare ip: string;
  declare userAgent: string;
}

export function defineDeviceSession(sequelize: Sequelize): void {
  const instant = () => ({ type: DataTypes.DATE(3), allowNull: false });
  DeviceSession.init(
    {
      id: { type: DataTypes.STRING(36), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      refreshHash: { type: DataTypes.STRING(64), allowNull: false },
      previousRefreshHash: { type: DataTypes.STRING(64), defaultValue: null },
      rotatedAt: { type: DataTypes.DATE(3), defaultValue: null },
      createdAt: { ...instant(), defaultValue: DataTypes.NOW },
      lastSeenAt: instant(),
      expiresAt: instant(),
      provedBy: { type: DataTypes.STRING(10), defaultValue: null },
      provedAt: { type: DataTypes.DATE(3), defaultValue: null },
      secondFactorAt: { type: DataTypes.DATE(3), defaultValue: null },
      passkeyAt: { type: DataTypes.DATE(3), defaultValue: null },
      ip: { type: DataTypes.STRING(fieldLengths.ip), allowNull: false },
      userAgent: { type: DataTypes.STRING(fieldLengths.userAgent), allowNull: false },
    },
    { sequelize, tableName: 'device_sessions' },
  );
  DeviceSession.belongsTo(User, { as: 'user', foreignKey: 'userId' });
}
