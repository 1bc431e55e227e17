import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** The answer to a call that its caller named by a key (docs/decisions/api.md#0285). */
export class KeptAnswer extends Model<
  InferAttributes<KeptAnswer>,
  InferCreationAttributes<KeptAnswer>
> {
  /** Hash of the user's id and the key. */
  declare keyHash: string;
  declare userId: number;
  /** Hash of the call and all that was sent with it. */
  declare requestHash: string;
  /** JSON; null while the call is at work. */
  declare answer: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

export function defineKeptAnswer(sequelize: Sequelize): void {
  KeptAnswer.init(
    {
      keyHash: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      requestHash: { type: DataTypes.STRING(64), allowNull: false },
      answer: { type: DataTypes.TEXT('long'), defaultValue: null },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    },
    { sequelize, tableName: 'kept_answers' },
  );
}
