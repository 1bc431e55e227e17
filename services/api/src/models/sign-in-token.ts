import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * Continues an unfinished sign-in or enrollment. Only the token's hash is kept
 * (docs/decisions/sign-in.md#0012).
 */
export class SignInToken extends Model<
  InferAttributes<SignInToken>,
  InferCreationAttributes<SignInToken>
> {
  declare hash: string;
  /** Null for a passkey sign-in, where the answer identifies the user. */
  declare userId: number | null;
  declare purpose: 'twofa' | 'enroll' | 'passkey';
  declare createdAt: CreationOptional<Date>;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;
  /** Wrong codes given for it so far. */
  declare tries: CreationOptional<number>;
  /** The secret that is being enrolled, or the code that was mailed; sealed. */
  declare sealed: CreationOptional<string | null>;
}

export function defineSignInToken(sequelize: Sequelize): void {
  SignInToken.init(
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: true },
      purpose: { type: DataTypes.STRING(20), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
      usedAt: { type: DataTypes.DATE(3), defaultValue: null },
      tries: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      sealed: { type: DataTypes.TEXT, defaultValue: null },
    },
    { sequelize, tableName: 'sign_in_tokens' },
  );
}
