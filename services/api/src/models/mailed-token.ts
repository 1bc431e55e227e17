import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * A single-use token that was sent to a user. Only its hash is kept
 * (docs/decisions/sign-in.md#0012).
 */
export class MailedToken extends Model<
  InferAttributes<MailedToken>,
  InferCreationAttributes<MailedToken>
> {
  declare hash: string;
  declare userId: number;
  declare purpose: 'verify-email' | 'reset-password' | 'invite' | 'remove-2fa';
  declare createdAt: CreationOptional<Date>;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;
}

export function defineMailedToken(sequelize: Sequelize): void {
  MailedToken.init(
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      purpose: { type: DataTypes.STRING(20), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
      usedAt: { type: DataTypes.DATE(3), defaultValue: null },
    },
    { sequelize, tableName: 'mailed_tokens' },
  );
}
