import { DataTypes, type Sequelize, Utils } from 'sequelize';
import { storedAs } from './sql.ts';

/** Gives a value a place in the text. */
type Place = (value: unknown) => string;

interface Field {
  type?: unknown;
}

/** A statement, or only its text. */
type Written = string | { query: string; bind: unknown[] };

type Write = (...given: unknown[]) => Written;

/** The part of Sequelize that writes the statements of models. */
interface Generator extends Record<(typeof statements)[number], Write> {
  escape: (value: unknown, field?: Field, options?: object) => string;
  format: (value: unknown, field: Field | undefined, options: object, place: Place) => string;
  bindParam: (values: unknown[]) => Place;
}

const statements = [
  'selectQuery',
  'insertQuery',
  'bulkInsertQuery',
  'updateQuery',
  'deleteQuery',
  'arithmeticQuery',
] as const;

/**
 * Sequelize binds what an INSERT and an UPDATE set, and writes every other value into the text, with quotes that mean
 * what its server takes them for. Here it binds all of them: what it asks for the text of a value gets a place, and
 * the value goes to the driver (docs/decisions/stores.md#0273).
 */
export function bindAllValues(db: Sequelize): void {
  const generator = db.getQueryInterface().queryGenerator as Generator;
  const { escape, bindParam } = generator;
  /** Values of the statement that is being written, which is done synchronously. */
  let values: unknown[] | null = null;

  generator.bindParam = (list) => {
    if (values) values = list;
    return bindParam.call(generator, list);
  };

  generator.escape = (value, field, options) => {
    if (!values || !isBindable(value)) return escape.call(generator, value, field, options);
    if (Array.isArray(value) && !field?.type)
      return value.map((each) => generator.escape(each, field, options)).join(', ');
    const place = bindParam.call(generator, values);
    return generator.format(valueFor(db, field, value), field, { ...options }, place);
  };

  for (const name of statements) {
    const write = generator[name].bind(generator);
    generator[name] = (...given) => {
      /* A part of another statement. */
      if (values) return write(...given);
      values = [];
      try {
        const written = write(...given);
        return typeof written === 'string' ? { query: written, bind: values } : written;
      } finally {
        values = null;
      }
    };
  }
}

/** Parts of statements are text, and so is `NULL`, to which nothing is equal. */
const isBindable = (value: unknown) =>
  value !== null && value !== undefined && !(value instanceof Utils.SequelizeMethod);

/** As Sequelize writes it: MySQL takes a text that begins with no digit for the number 0. */
function valueFor(db: Sequelize, field: Field | undefined, value: unknown): unknown {
  if (!field?.type) return storedAs(db, value);
  const isNumber = typeof value === 'number' || typeof value === 'boolean';
  return isNumber && field.type instanceof DataTypes.STRING ? String(Number(value)) : value;
}
