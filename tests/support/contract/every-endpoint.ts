import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { endpointsIn } from '@camp/release/surface/endpoint-shapes';

type Schema = Endpoint['response'];

interface Input {
  /** Names the call and the part of it: `POST /api/auth/login body`. */
  name: string;
  schema: Schema;
}

/** Every call that the contract promises. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  return endpointsIn((await exportsOfContract()).map(([, value]) => value));
}

/** Returns the inputs of every call, and every schema that the contract exports. */
export async function everyInput(): Promise<Input[]> {
  const exported = await exportsOfContract();
  const schemas = exported.flatMap(([name, value]) =>
    isSchema(value) ? [{ name, schema: value }] : [],
  );
  return [...schemas, ...(await everyEndpoint()).flatMap(inputsOf)];
}

async function exportsOfContract(): Promise<[string, unknown][]> {
  const exported: [string, unknown][] = [];
  for (const file of globSync('packages/contracts/src/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue;
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    exported.push(...Object.entries(module as object));
  }
  return exported;
}

function inputsOf(endpoint: Endpoint): Input[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ name: `${endpoint.method} ${endpoint.path} ${part}`, schema }] : [];
  });
}

/** True for schemas, except checks alone: the schema that has such a check limits its input. */
function isSchema(value: unknown): value is Schema {
  if (typeof value !== 'object' || value === null || !('_zod' in value)) return false;
  return (value as Schema)._zod.def.type !== ('custom' as string);
}
