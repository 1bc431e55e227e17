import {
  DataTypes,
  Model,
  type ModelAttributeColumnOptions,
  type ModelStatic,
  type Sequelize,
} from 'sequelize';

declare const kept: unique symbol;

/** A column, the type of its values, and whether a new row must be given one. */
export interface Column<
  Value = unknown,
  IsGiven extends boolean = boolean,
> extends ModelAttributeColumnOptions {
  readonly [kept]?: [Value, IsGiven];
}

type Columns = Record<string, Column>;

type ValueIn<C> = C extends { readonly [kept]?: [infer Value, boolean] } ? Value : never;

type Row<C extends Columns> = { [Name in keyof C]: ValueIn<C[Name]> };

type GivenNames<C extends Columns> = {
  [Name in keyof C]: C[Name] extends { readonly [kept]?: [unknown, true] } ? Name : never;
}[keyof C];

type NewRow<C extends Columns> = Pick<Row<C>, GivenNames<C>> & Partial<Row<C>>;

type Table<C extends Columns> = (new () => Model<Row<C>, NewRow<C>> & Row<C>) &
  Pick<typeof Model, keyof typeof Model> & {
    /** Ties the model to a connection. */
    open: (sequelize: Sequelize) => void;
  };

/** The base of a model: its columns are said once, and its types follow from them. */
export function model<C extends Columns>(tableName: string, columns: C): Table<C> {
  abstract class Base extends Model {
    static open(this: ModelStatic<Model>, sequelize: Sequelize): void {
      /* Sequelize writes into what it is given. */
      const own = Object.entries(columns).map(([name, column]) => [name, { ...column }]);
      this.init(Object.fromEntries(own), { sequelize, tableName });
    }
  }
  return Base as unknown as Table<C>;
}

/** A column as the library has it. */
const plain = (column: Column): ModelAttributeColumnOptions => column;

const required = <Value>(type: ModelAttributeColumnOptions['type']): Column<Value, true> => ({
  type,
  allowNull: false,
});

export const text = <Value extends string = string>(length: number) =>
  required<Value>(DataTypes.STRING(length));
export const longText = (size?: 'long') =>
  required<string>(size ? DataTypes.TEXT(size) : DataTypes.TEXT);
export const integer = () => required<number>(DataTypes.INTEGER);
export const largeInteger = () => required<number>(DataTypes.BIGINT);
export const bit = () => required<0 | 1>(DataTypes.TINYINT);
export const bytes = () => required<Buffer>(DataTypes.BLOB);
export const json = <Value>() => required<Value>(DataTypes.JSON);
/** In milliseconds. */
export const instant = () => required<Date>(DataTypes.DATE(3));

/** A row that is given no value has this one. */
export const withDefault = <Value>(
  column: Column<Value, true>,
  defaultValue: Value,
): Column<Value, false> => ({ ...plain(column), defaultValue });

/** The model gives it a value by itself. */
export const made = <Value>(column: Column<Value, true>): Column<Value, false> => plain(column);

/** The moment at which the row is made, unless another is given. */
export const now = (): Column<Date, false> => ({
  ...plain(instant()),
  defaultValue: DataTypes.NOW,
});

/** May be left out, and is null then. */
export const optional = <Value>({ type }: Column<Value, true>): Column<Value | null, false> => ({
  type,
  defaultValue: null,
});

export const key = <Value>({ type }: Column<Value, true>): Column<Value, true> => ({
  type,
  primaryKey: true,
});

/** A number that the database counts up. */
export const id = (): Column<number, false> => ({
  type: DataTypes.INTEGER,
  primaryKey: true,
  autoIncrement: true,
});
