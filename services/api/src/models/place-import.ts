import type { PlaceChange as Change } from '@camp/contracts/places/open-data';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A version of the open data that changed something when it came in. */
export class PlaceImport extends Model<
  InferAttributes<PlaceImport>,
  InferCreationAttributes<PlaceImport>
> {
  declare id: CreationOptional<number>;
  declare importedAt: Date;
  /** Day of the newest data in it. */
  declare asOf: string;
  declare addedPlaces: number;
  declare changedPlaces: number;
  declare gonePlaces: number;
  declare returnedPlaces: number;
}

/** The changes of an import to one place. */
export class PlaceChange extends Model<
  InferAttributes<PlaceChange>,
  InferCreationAttributes<PlaceChange>
> {
  declare importId: number;
  declare slug: string;
  declare name: string;
  declare change: Change;
  /** A list of `{ fact, was, now }`, as JSON. */
  declare factsText: string;
}

export function definePlaceImport(sequelize: Sequelize): void {
  /* One for each: Sequelize writes the name of the column into it. */
  const count = () => ({ type: DataTypes.INTEGER, allowNull: false });
  PlaceImport.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      importedAt: { type: DataTypes.DATE(3), allowNull: false },
      asOf: { type: DataTypes.STRING(10), allowNull: false },
      addedPlaces: count(),
      changedPlaces: count(),
      gonePlaces: count(),
      returnedPlaces: count(),
    },
    { sequelize, tableName: 'place_imports' },
  );
  PlaceChange.init(
    {
      importId: { type: DataTypes.INTEGER, primaryKey: true },
      slug: { type: DataTypes.STRING(fieldLengths.slug), primaryKey: true },
      name: { type: DataTypes.STRING(300), allowNull: false },
      change: { type: DataTypes.STRING(10), allowNull: false },
      factsText: { type: DataTypes.TEXT, allowNull: false },
    },
    { sequelize, tableName: 'place_changes' },
  );
}
