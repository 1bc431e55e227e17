import type * as z from 'zod/mini';

type Value = string | number | undefined;

/** Names and values of a query string. A list is a repeated parameter. */
export type Query = Readonly<Record<string, QueryValue>>;

export type QueryValue = Value | readonly Value[];

/**
 * Reads a query string by the schema of an endpoint's query. Values that the schema refuses count as
 * absent. Of a list, those that fit are kept.
 */
export function readQuery<Shape extends Record<string, z.ZodMiniType>>(
  schema: z.ZodMiniObject<Shape>,
  params: URLSearchParams,
): z.output<z.ZodMiniObject<Shape>> {
  const kept = Object.entries(schema.shape).map(([name, field]) => [
    name,
    fittingPart(field, params.getAll(name)),
  ]);
  return schema.parse(Object.fromEntries(kept));
}

function fittingPart(field: z.ZodMiniType, given: string[]): string | string[] | undefined {
  const fits = (value: unknown) => field.safeParse(value).success;
  const values = [...new Set(given)].filter((value) => value !== '' && fits(value));
  while (values.length > 1 && !fits(values)) values.pop();
  return values.length > 1 ? values : values[0];
}

/**
 * Writes a query string without empty values. Given the schema, it also leaves out the schema's
 * defaults, so that an address stays short.
 */
export function writeQuery(query: Query, schema?: z.ZodMiniObject): URLSearchParams {
  const implied: Record<string, unknown> = schema?.parse({}) ?? {};
  const params = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    for (const value of [given].flat()) {
      if (value === undefined || value === '' || value === implied[name]) continue;
      params.append(name, String(value));
    }
  }
  return params;
}

/** Reads a state from a page's address, without what is wrong there, and writes it back. */
export interface QueryForm<State> {
  read: (params: URLSearchParams) => State;
  /** Writes the state without what counts as absent. */
  write: (state: State) => URLSearchParams;
}

/** The form of some parameters of an endpoint's query, in the order of their names. */
export function queryForm<
  Shape extends Record<string, z.ZodMiniType>,
  Name extends keyof z.output<z.ZodMiniObject<Shape>>,
>(
  schema: z.ZodMiniObject<Shape>,
  names: readonly Name[],
): QueryForm<Pick<z.output<z.ZodMiniObject<Shape>>, Name>> {
  return {
    read(params) {
      const all = readQuery(schema, params);
      const named = names.map((name) => [name, all[name]]);
      return Object.fromEntries(named) as Pick<typeof all, Name>;
    },
    write: (state) => writeQuery(state as Query, schema),
  };
}

/** A path with its query string, if there is one. */
export function withQuery(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path;
}
