import type { FeedName } from '@camp/contracts/places/alerts';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Whether somebody gets mails about closures of their saved places (docs/decisions/0245-mails-about-closures.md). */
export class ClosureMail extends Model<
  InferAttributes<ClosureMail>,
  InferCreationAttributes<ClosureMail>
> {
  declare userId: number;
  declare isOn: 0 | 1;
  /** When it was last turned on or off. */
  declare changedAt: Date;
  /** Claimed by advancing it, so that only one process checks this user's places. */
  declare nextAt: Date;
  declare mailedAt: CreationOptional<Date | null>;
}

/** What somebody knows of a place that they have saved: that it is closed, or that it is not. */
export class KnownClosure extends Model<
  InferAttributes<KnownClosure>,
  InferCreationAttributes<KnownClosure>
> {
  declare userId: number;
  declare slug: string;
  /** The feed that says so; null where it is open. */
  declare closedBy: FeedName | null;
  /** When that feed gave the last good answer that said so. */
  declare closedAsOf: Date | null;
  /** When a mail said it; null where it was like that from the beginning. */
  declare toldAt: CreationOptional<Date | null>;
}

export function defineClosureMail(sequelize: Sequelize): void {
  const owner = () => ({ type: DataTypes.INTEGER, primaryKey: true });
  const instant = () => ({ type: DataTypes.DATE(3), allowNull: false });
  const optionalInstant = () => ({ type: DataTypes.DATE(3), defaultValue: null });
  ClosureMail.init(
    {
      userId: owner(),
      isOn: { type: DataTypes.TINYINT, allowNull: false, defaultValue: 0 },
      changedAt: instant(),
      nextAt: instant(),
      mailedAt: optionalInstant(),
    },
    { sequelize, tableName: 'closure_mails' },
  );
  KnownClosure.init(
    {
      userId: owner(),
      slug: { type: DataTypes.STRING(fieldLengths.slug), primaryKey: true },
      closedBy: { type: DataTypes.STRING(20), defaultValue: null },
      closedAsOf: optionalInstant(),
      toldAt: optionalInstant(),
    },
    { sequelize, tableName: 'known_closures' },
  );
}
