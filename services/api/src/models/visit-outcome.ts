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
 * The outcome of one app for one visitor of a release from one place. Canaries and releases are judged by these
 * rows, so that no one counts twice (docs/decisions/federation.md#0073).
 */
export class VisitOutcome extends Model<
  InferAttributes<VisitOutcome>,
  InferCreationAttributes<VisitOutcome>
> {
  declare id: CreationOptional<number>;
  declare toldAt: CreationOptional<Date>;
  /** The release that the visitor's page was made from. */
  declare generation: number;
  declare channel: string;
  /** Stands for the visitor's network or, where many may share one address, for the visitor. */
  declare place: string;
  /** Stands for the widest network around that place or, where many may share one address, for the visitor. */
  declare network: string;
  /** Stands for the visitor's cookie. */
  declare visitor: string;
  /** The first generation that this visitor is known to have been fine with; null where there is none. */
  declare firstFine: number | null;
  /** Folder of the app: `shell`, `remote-account`. */
  declare app: string;
  /** `served` while it is not known yet whether the shell started. */
  declare state: 'served' | 'fine' | 'failed';
  /** Duration of its first load; 0 when it is unknown. */
  declare loadMs: number;
}

export function defineVisitOutcome(sequelize: Sequelize): void {
  const text = (length: number) => ({ type: DataTypes.STRING(length), allowNull: false });
  const number = () => ({ type: DataTypes.INTEGER, allowNull: false });
  VisitOutcome.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      toldAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      generation: number(),
      channel: text(255),
      place: text(16),
      network: text(16),
      visitor: text(16),
      firstFine: { type: DataTypes.INTEGER, allowNull: true },
      app: text(fieldLengths.appName),
      state: text(10),
      loadMs: number(),
    },
    { sequelize, tableName: 'visit_outcomes' },
  );
}
