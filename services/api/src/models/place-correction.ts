import type { CorrectableFact } from '@camp/contracts/places/correctable-facts';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** The value that visitors get in place of an imported fact (docs/decisions/places.md#0240). */
export class PlaceCorrection extends Model<
  InferAttributes<PlaceCorrection>,
  InferCreationAttributes<PlaceCorrection>
> {
  declare slug: string;
  declare fact: CorrectableFact;
  /** As JSON. */
  declare valueText: string;
  declare source: string;
  declare sourceUrl: string | null;
  declare reason: string;
  declare authorId: number;
  declare createdAt: CreationOptional<Date>;
}

/** A place that only staff see (docs/decisions/places.md#0241). */
export class HiddenPlace extends Model<
  InferAttributes<HiddenPlace>,
  InferCreationAttributes<HiddenPlace>
> {
  declare slug: string;
  declare reason: string;
  declare authorId: number;
  declare createdAt: CreationOptional<Date>;
}

/** Sequelize writes into what it is given, so each table has its own. */
const byWhom = () => ({
  slug: { type: DataTypes.STRING(fieldLengths.slug), primaryKey: true },
  reason: { type: DataTypes.STRING(fieldLengths.reason), allowNull: false },
  authorId: { type: DataTypes.INTEGER, allowNull: false },
  createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
});

export function definePlaceCorrection(sequelize: Sequelize): void {
  PlaceCorrection.init(
    {
      ...byWhom(),
      fact: { type: DataTypes.STRING(40), primaryKey: true },
      valueText: { type: DataTypes.TEXT, allowNull: false },
      source: { type: DataTypes.STRING(fieldLengths.placeSource), allowNull: false },
      sourceUrl: { type: DataTypes.STRING(fieldLengths.webAddress) },
    },
    { sequelize, tableName: 'place_corrections' },
  );
  HiddenPlace.init(byWhom(), { sequelize, tableName: 'hidden_places' });
}
