import type * as z from 'zod/mini';

type Value = string | number | undefined;

/** Names and values of an address; a list is written as a parameter that is repeated. */
export type Query = Readonly<Record<string, Value | readonly Value[]>>;

/**
 * What an address asks for, by the schema of an endpoint's query. What it gets wrong counts as absent;
 * of a list, what fits is kept.
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
 * The address of a query, without what is empty. Given the schema, also without what it adds by
 * itself, so that an address says no more than it must.
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

/** A path with what is asked of it, if anything is. */
export function withQuery(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path;
}
