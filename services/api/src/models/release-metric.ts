import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Number of times that browsers reported the same about a build within one hour, without facts about people. */
export class ReleaseMetric extends Model<
  InferAttributes<ReleaseMetric>,
  InferCreationAttributes<ReleaseMetric>
> {
  declare id: CreationOptional<number>;
  /** The beginning of the hour. */
  declare hour: Date;
  /** The release that the page was made from. */
  declare generation: number;
  /** Folder of the app: `shell`, `remote-account`; `unknown` for a violation of no known app. */
  declare app: string;
  declare version: string;
  /** `stable`, or the names of the canaries that the visitors are in. */
  declare channel: string;
  declare kind: 'loaded' | 'failed' | 'violation';
  /** Of a failure; else empty. */
  declare phase: string;
  /** Of a failure, or the directive that was violated; else empty. */
  declare reason: string;
  /** Duration of a load, rounded up to a step of the grid; 0 when it is unknown or not a load. */
  declare loadMs: number;
  declare times: number;
}

export function defineReleaseMetric(sequelize: Sequelize): void {
  const text = (length: number) => ({ type: DataTypes.STRING(length), allowNull: false });
  const number = () => ({ type: DataTypes.INTEGER, allowNull: false });
  ReleaseMetric.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      hour: { type: DataTypes.DATE(3), allowNull: false },
      generation: number(),
      app: text(fieldLengths.appName),
      version: text(fieldLengths.appVersion),
      channel: text(fieldLengths.channel),
      kind: text(10),
      phase: text(10),
      reason: text(40),
      loadMs: number(),
      times: number(),
    },
    { sequelize, tableName: 'release_signals' },
  );
}
