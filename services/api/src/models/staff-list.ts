import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { StaffList } from '@camp/contracts/staff/staff-lists';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

const listLength = 20;

/** A staff member's view of a list (docs/decisions/staff-lists.md#0155). */
export class StaffPreference extends Model<
  InferAttributes<StaffPreference>,
  InferCreationAttributes<StaffPreference>
> {
  declare userId: number;
  declare list: StaffList;
  /** A `ListView` of the contract, as JSON. */
  declare viewText: string;
  declare updatedAt: CreationOptional<Date>;
}

/** Search, filters and order of a list, under a name that a staff member gave them. */
export class SavedFilter extends Model<
  InferAttributes<SavedFilter>,
  InferCreationAttributes<SavedFilter>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare list: StaffList;
  declare name: string;
  declare query: string;
  declare createdAt: CreationOptional<Date>;
}

export function defineStaffList(sequelize: Sequelize): void {
  StaffPreference.init(
    {
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      list: { type: DataTypes.STRING(listLength), primaryKey: true },
      viewText: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    },
    { sequelize, tableName: 'staff_preferences' },
  );
  SavedFilter.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      list: { type: DataTypes.STRING(listLength), allowNull: false },
      name: { type: DataTypes.STRING(fieldLengths.savedFilterName), allowNull: false },
      query: { type: DataTypes.STRING(fieldLengths.savedQuery), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    },
    { sequelize, tableName: 'saved_filters' },
  );
}
