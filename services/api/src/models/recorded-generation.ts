import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * A signed generation that was seen, and the hash of what is signed in its document. It outlasts the
 * document, so that no one brings an older release back unnoticed by deleting the newer ones.
 */
export class RecordedGeneration extends Model<
  InferAttributes<RecordedGeneration>,
  InferCreationAttributes<RecordedGeneration>
> {
  declare generation: number;
  declare hash: string;
  declare recordedAt: CreationOptional<Date>;
  /** Time when admins were warned of failures that alone take nothing back; null where they were not. */
  declare warnedAt: CreationOptional<Date | null>;
}

export function defineRecordedGeneration(sequelize: Sequelize): void {
  RecordedGeneration.init(
    {
      generation: { type: DataTypes.INTEGER, primaryKey: true },
      hash: { type: DataTypes.STRING(64), allowNull: false },
      recordedAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      warnedAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'recorded_generations' },
  );
}
