import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A public key, whose private half is in a user's device or password manager (WebAuthn Level 3). */
export class Passkey extends Model<InferAttributes<Passkey>, InferCreationAttributes<Passkey>> {
  /** Credential id in base64url. */
  declare id: string;
  declare userId: number;
  declare name: string;
  /** COSE key in base64url. */
  declare publicKey: string;
  declare counter: number;
  /** Comma-separated hints on how the device is reached. */
  declare transports: string;
  /** Set by a password reset: until the new password is used once, this passkey alone cannot sign in. */
  declare suspendedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare lastUsedAt: CreationOptional<Date | null>;
}

export function definePasskey(sequelize: Sequelize): void {
  Passkey.init(
    {
      id: { type: DataTypes.STRING(fieldLengths.credentialId), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(fieldLengths.passkeyName), allowNull: false },
      publicKey: { type: DataTypes.TEXT, allowNull: false },
      counter: { type: DataTypes.BIGINT, allowNull: false },
      transports: { type: DataTypes.STRING(200), allowNull: false },
      suspendedAt: { type: DataTypes.DATE(3), defaultValue: null },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      lastUsedAt: { type: DataTypes.DATE(3), defaultValue: null },
    },
    { sequelize, tableName: 'passkeys' },
  );
}
