import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A staff member's note about a person. It goes with that person, and stays when the author goes. */
export class StaffNote extends Model<
  InferAttributes<StaffNote>,
  InferCreationAttributes<StaffNote>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare authorId: number;
  declare text: string;
  declare createdAt: CreationOptional<Date>;
}

export function defineStaffNote(sequelize: Sequelize): void {
  StaffNote.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      authorId: { type: DataTypes.INTEGER, allowNull: false },
      text: { type: DataTypes.STRING(fieldLengths.note), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    },
    { sequelize, tableName: 'staff_notes' },
  );
}
