import * as z from 'zod/mini';
import { namedAnswers, namedInputs } from './named-schemas.ts';

export type Json = Record<string, unknown>;

/** Into the API, or out of it. */
export type Direction = 'input' | 'output';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes what zod says twice: the bounds of whole numbers, and the pattern of a format. */
function withoutNoise(json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).filter(
      ([name, value]) =>
        !(name === 'pattern' && 'format' in json) &&
        !(/^(?:max|min)imum$/.test(name) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER),
    ),
  );
}

function mapped(json: unknown, change: (part: Json) => Json): unknown {
  if (Array.isArray(json)) return json.map((each) => mapped(each, change));
  return isObject(json) ? change(json) : json;
}

const clean = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(withoutNoise(json)).map(([name, value]) => [name, mapped(value, clean)]),
  );

function plainOf(schema: z.ZodMiniType, io: Direction): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return clean(json);
}

const plainByName = new Map<string, Json>([
  ...Object.entries(namedAnswers).map(([name, schema]): [string, Json] => [
    name,
    plainOf(schema, 'output'),
  ]),
  ...Object.entries(namedInputs).map(([name, schema]): [string, Json] => [
    name,
    plainOf(schema, 'input'),
  ]),
]);

/** Equal shapes are one shape, however the contract came to them. */
const nameOf = new Map([...plainByName].map(([name, json]) => [JSON.stringify(json), name]));

function named(json: Json): Json {
  const name = nameOf.get(JSON.stringify(json));
  return name === undefined ? withNamedParts(json) : { $ref: `#/components/schemas/${name}` };
}

const withNamedParts = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [name, mapped(value, named)]));

/** The JSON Schema of a shape; shapes with a name are referred to. */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: Direction): Json =>
  named(plainOf(schema, io));

/** The same for the fields of the outermost shape, which is not referred to by name. */
export const fieldsOf = (schema: z.ZodMiniType): { properties?: Json; required?: string[] } =>
  withNamedParts(plainOf(schema, 'input'));

/** Every shape that has a name. */
export const componentSchemas = (): Json =>
  Object.fromEntries([...plainByName].map(([name, json]) => [name, withNamedParts(json)]));
