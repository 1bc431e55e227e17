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

/** A user's choice about mails on closures of their saved places (docs/decisions/mail.md#0245). */
export class ClosureMail extends Model<
  InferAttributes<ClosureMail>,
  InferCreationAttributes<ClosureMail>
> {
  declare userId: number;
  declare isOn: 0 | 1;
  /** Time when it was last turned on or off. */
  declare changedAt: Date;
  /** Claimed by advancing it, so that only one process checks this user's places. */
  declare nextAt: Date;
  declare mailedAt: CreationOptional<Date | null>;
}

/** State of a saved place as its owner knows it: closed or not. */
export class KnownClosure extends Model<
  InferAttributes<KnownClosure>,
  InferCreationAttributes<KnownClosure>
> {
  declare userId: number;
  declare slug: string;
  /** The feed that says so; null where it is open. */
  declare closedBy: FeedName | null;
  /** Time of that feed's last good answer that said so. */
  declare closedAsOf: Date | null;
  /** Time of the mail that said it; null where it was like that from the beginning. */
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
