import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A user's list of campgrounds (docs/decisions/places.md#0235). */
export class PlaceList extends Model<
  InferAttributes<PlaceList>,
  InferCreationAttributes<PlaceList>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  /** Null for the list that everyone has. */
  declare name: string | null;
  /** Slugs in the order that the owner gave them, as JSON. Those that it lacks come last. */
  declare orderText: CreationOptional<string>;
  /** In the address by which others see the list; null while no one may. */
  declare shareCode: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

/** A campground in a list. */
export class SavedPlace extends Model<
  InferAttributes<SavedPlace>,
  InferCreationAttributes<SavedPlace>
> {
  declare listId: number;
  declare slug: string;
  declare note: CreationOptional<string>;
  declare createdAt: CreationOptional<Date>;
}

/** An address that once led to a list, and is answered as withdrawn. */
export class WithdrawnShare extends Model<
  InferAttributes<WithdrawnShare>,
  InferCreationAttributes<WithdrawnShare>
> {
  declare codeHash: string;
  declare createdAt: CreationOptional<Date>;
}

/** Sequelize writes into what it is given, so each column has its own. */
const atFirst = () => ({
  type: DataTypes.DATE(3),
  allowNull: false,
  defaultValue: DataTypes.NOW,
});

export function definePlaceList(sequelize: Sequelize): void {
  PlaceList.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(fieldLengths.placeListName) },
      orderText: { type: DataTypes.TEXT, allowNull: false, defaultValue: '[]' },
      shareCode: { type: DataTypes.STRING(fieldLengths.shareCode), defaultValue: null },
      createdAt: atFirst(),
      updatedAt: atFirst(),
    },
    { sequelize, tableName: 'place_lists' },
  );
  SavedPlace.init(
    {
      listId: { type: DataTypes.INTEGER, primaryKey: true },
      slug: { type: DataTypes.STRING(fieldLengths.slug), primaryKey: true },
      note: { type: DataTypes.STRING(fieldLengths.placeNote), allowNull: false, defaultValue: '' },
      createdAt: atFirst(),
    },
    { sequelize, tableName: 'saved_places' },
  );
  WithdrawnShare.init(
    { codeHash: { type: DataTypes.STRING(64), primaryKey: true }, createdAt: atFirst() },
    { sequelize, tableName: 'withdrawn_shares' },
  );
}
