import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A place to camp. Its slug is in addresses, and stays. */
export class Place extends Model<InferAttributes<Place>, InferCreationAttributes<Place>> {
  declare slug: string;
  /** A `CampgroundRow` of the open data, as JSON. */
  declare factsText: string;
  declare importedAt: Date;
  declare changedAt: Date;
  /** Time when it left the source; null while the source has it. */
  declare goneAt: Date | null;
}

/** A source of facts. One that no fact names any more stays. */
export class PlaceSource extends Model<
  InferAttributes<PlaceSource>,
  InferCreationAttributes<PlaceSource>
> {
  declare id: string;
  /** A `SourceRow` of the open data, as JSON. */
  declare factsText: string;
}

/** Counted up by each change to the published facts of places, which holds its only row locked meanwhile. */
export class PlaceRevision extends Model<
  InferAttributes<PlaceRevision>,
  InferCreationAttributes<PlaceRevision>
> {
  declare id: number;
  declare revision: number;
}

export function definePlace(sequelize: Sequelize): void {
  Place.init(
    {
      slug: { type: DataTypes.STRING(fieldLengths.slug), primaryKey: true },
      factsText: { type: DataTypes.TEXT, allowNull: false },
      importedAt: { type: DataTypes.DATE(3), allowNull: false },
      changedAt: { type: DataTypes.DATE(3), allowNull: false },
      goneAt: { type: DataTypes.DATE(3) },
    },
    { sequelize, tableName: 'places' },
  );
  PlaceSource.init(
    {
      id: { type: DataTypes.STRING(60), primaryKey: true },
      factsText: { type: DataTypes.TEXT, allowNull: false },
    },
    { sequelize, tableName: 'place_sources' },
  );
  PlaceRevision.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      revision: { type: DataTypes.INTEGER, allowNull: false },
    },
    { sequelize, tableName: 'place_revisions' },
  );
}
