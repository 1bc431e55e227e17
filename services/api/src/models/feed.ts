import type { FeedName } from '@camp/contracts/places/alerts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A public feed: when it is asked next, and its last good answer (docs/decisions/places.md#0225). */
export class Feed extends Model<InferAttributes<Feed>, InferCreationAttributes<Feed>> {
  declare name: FeedName;
  /** Claimed by advancing it, so that only one process polls. */
  declare nextAt: Date;
  /** Time when it was last asked. */
  declare askedAt: CreationOptional<Date | null>;
  /** Number of times in a row that it gave no usable answer, and the reason. */
  declare failures: CreationOptional<number>;
  declare failure: CreationOptional<string | null>;
  /** Time when its last good answer came, or was still the same. */
  declare answeredAt: CreationOptional<Date | null>;
  declare etag: CreationOptional<string | null>;
  declare lastModified: CreationOptional<string | null>;
  /** Content of that answer, as JSON, and a number that changes with the content. */
  declare alertsText: CreationOptional<string | null>;
  declare revision: CreationOptional<number>;
}

export function defineFeed(sequelize: Sequelize): void {
  const optionalText = (length: number) => ({
    type: DataTypes.STRING(length),
    defaultValue: null,
  });
  const count = () => ({ type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 });
  Feed.init(
    {
      name: { type: DataTypes.STRING(20), primaryKey: true },
      nextAt: { type: DataTypes.DATE(3), allowNull: false },
      askedAt: { type: DataTypes.DATE(3), defaultValue: null },
      failures: count(),
      failure: optionalText(40),
      answeredAt: { type: DataTypes.DATE(3), defaultValue: null },
      etag: optionalText(200),
      lastModified: optionalText(200),
      alertsText: { type: DataTypes.TEXT, defaultValue: null },
      revision: count(),
    },
    { sequelize, tableName: 'feeds' },
  );
}
