import type { Endpoint } from '@camp/contracts/client/endpoint';
import * as z from 'zod/mini';
import type { Shape } from './shape.ts';

/** Finds the endpoints among exports of the contract, each pair for admins and moderators as two. */
export function endpointsIn(exported: readonly unknown[]): Endpoint[] {
  return exported.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    if (isEndpoint(value)) return [value];
    const { admin, moderator } = value as { admin?: unknown; moderator?: unknown };
    return [admin, moderator].filter(isEndpoint);
  });
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'response' in value
  );
}

/** Returns the shape of each endpoint's input and output, by its method and path: `GET /api/users/:id`. */
export function endpointShapes(endpoints: readonly Endpoint[]): Record<string, Shape> {
  const named = endpoints.map((endpoint) => {
    const { method, path, aliases = [] } = endpoint;
    return [path, ...aliases].map((address) => [`${method} ${address}`, callOf(endpoint)] as const);
  });
  return Object.fromEntries(named.flat().toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns an endpoint as a function of its path parameters, query and body. */
function callOf({ params, query, body, response, olderNames = {} }: Endpoint): Shape {
  const fields: Record<string, Shape> = {};
  for (const [name, schema] of Object.entries({ params, query, body })) {
    if (schema) fields[name] = shapeOf(schema, 'input');
  }
  if (isObject(fields['query'])) addOlderNames(fields['query'].fields, olderNames);
  return { takes: [{ fields }], needs: 1, gives: shapeOf(response, 'output') };
}

type ObjectShape = Extract<Shape, { fields: object }>;

const isObject = (shape: Shape | undefined): shape is ObjectShape =>
  typeof shape === 'object' && 'fields' in shape;

/** Adds older names of query parameters, which earlier builds may still send. */
function addOlderNames(fields: ObjectShape['fields'], olderNames: Record<string, string>): void {
  for (const [older, name] of Object.entries(olderNames)) {
    const shape = fields[`${name}?`];
    if (shape !== undefined) fields[`${older}?`] = shape;
  }
}

/** A call of a build that was made before a parameter got its present name. */
interface OlderCall {
  /** `GET /api/admin/releases` */
  call: string;
  older: string;
  name: string;
}

/** Returns the calls of a build that know a parameter of the query by its older name alone. */
export function olderCallsIn(
  used: Readonly<Record<string, Shape>>,
  endpoints: readonly Endpoint[],
): OlderCall[] {
  return endpoints.flatMap(({ method, path, olderNames = {} }) => {
    const call = `${method} ${path}`;
    const known = queryNamesOf(used[call]);
    return Object.entries(olderNames)
      .filter(([older, name]) => known.has(`${older}?`) && !known.has(`${name}?`))
      .map(([older, name]) => ({ call, older, name }));
  });
}

function queryNamesOf(shape: Shape | undefined): Set<string> {
  const [input] = typeof shape === 'object' && 'takes' in shape ? shape.takes : [];
  const query = isObject(input) ? input.fields['query'] : undefined;
  return new Set(isObject(query) ? Object.keys(query.fields) : []);
}

function shapeOf(schema: z.ZodMiniType, io: 'input' | 'output'): Shape {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return shapeOfJson(json as JsonSchema);
}

/** The part of JSON Schema (2020-12) that zod writes and that is about shapes: lengths and patterns are not. */
interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
}

function shapeOfJson(schema: JsonSchema): Shape {
  if (schema.$ref !== undefined) return schema.$ref;
  const forms = formsOf(schema);
  if (forms) return either(forms);
  if (schema.allOf) return { named: 'all of', of: schema.allOf.map(shapeOfJson) };
  if (schema.prefixItems) return { named: 'tuple', of: schema.prefixItems.map(shapeOfJson) };
  if (schema.type === 'array') return { named: 'list', of: [shapeOfJson(schema.items ?? {})] };
  if (schema.type === 'object') return shapeOfObject(schema);
  return 'unknown';
}

/** Returns the forms that a value may have, if a schema lists them. */
function formsOf({ const: only, enum: literals, anyOf, oneOf, type }: JsonSchema) {
  if (only !== undefined) return [JSON.stringify(only)];
  if (literals) return literals.map((value) => JSON.stringify(value));
  if (anyOf ?? oneOf) return (anyOf ?? oneOf)?.map(shapeOfJson);
  if (type === undefined || type === 'array' || type === 'object') return undefined;
  return [type].flat().map(shapeOfType);
}

const shapeOfType = (type: string) => (type === 'integer' ? 'number' : type);

function shapeOfObject({
  properties = {},
  required = [],
  additionalProperties,
}: JsonSchema): Shape {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      required.includes(name) ? name : `${name}?`,
      shapeOfJson(value),
    ]),
  );
  if (typeof additionalProperties !== 'object') return { fields };
  return { fields, each: shapeOfJson(additionalProperties) };
}

const either = (forms: Shape[]): Shape =>
  forms.length === 1 && forms[0] !== undefined ? forms[0] : { or: forms };
