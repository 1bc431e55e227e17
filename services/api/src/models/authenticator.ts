import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * An authenticator app that a user has enrolled. Its secret is sealed
 * (docs/decisions/second-factor.md#0014).
 */
export class Authenticator extends Model<
  InferAttributes<Authenticator>,
  InferCreationAttributes<Authenticator>
> {
  declare userId: number;
  declare sealedSecret: string;
  declare enrolledAt: CreationOptional<Date>;
  declare lastVerifiedAt: CreationOptional<Date | null>;
  /** The newest time step a code was accepted for: none is accepted twice (RFC 6238, 5.2). */
  declare lastStep: CreationOptional<number>;
}

export function defineAuthenticator(sequelize: Sequelize): void {
  Authenticator.init(
    {
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      sealedSecret: { type: DataTypes.TEXT, allowNull: false },
      enrolledAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      lastVerifiedAt: { type: DataTypes.DATE(3), defaultValue: null },
      lastStep: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'authenticators' },
  );
}
