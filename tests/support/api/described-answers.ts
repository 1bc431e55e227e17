import { matchRoute } from '@camp/release/document/match-route';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The parts of an OpenAPI description that are read here. */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, DescribedAnswer> };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: { name: string; deprecated?: boolean }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DescribedAnswer | { $ref: string }>;
}

interface DescribedAnswer {
  description: string;
  content?: Record<string, Media>;
}

interface Media {
  schema: object;
  example?: unknown;
}

interface GivenAnswer {
  method: string;
  /** Path with its query. */
  path: string;
  status: number;
  /** Media type, perhaps with parameters. */
  type: string;
  body: unknown;
}

/**
 * Descriptions by the address of their API, each read once. All APIs of a run have the same one: the one under
 * test is asked for the others, since each new API takes a sixth of a second.
 */
const descriptions = new Map<string, Promise<Description>>();

/**
 * Compares an answer with what the API says of itself at `/api/openapi.json`. Of addresses that it does
 * not name, only refusals are fine.
 * @throws when they differ.
 */
export async function requireDescribed(apiUrl: string, given: GivenAnswer): Promise<void> {
  const { method, path, status, type, body } = given;
  const description = await descriptionOf(apiUrl);
  const operation = operationOf(description, method, path.split('?')[0] ?? '');
  const asked = `${method} ${path}`;
  if (!operation) {
    if (status >= 400) return;
    throw new Error(`The API does not say that it answers ${asked}, and answers ${status}.`);
  }
  const answer = answerOf(description, operation, status);
  if (!answer) {
    throw new Error(`${asked} is not said to answer ${status}: ${JSON.stringify(body)}`);
  }
  if (!answer.content) return;
  const schema = answer.content[type.split(';')[0] ?? '']?.schema;
  if (!schema) throw new Error(`${asked} is not said to answer with ${type}.`);
  const fits = validatorOf(description, schema);
  if (fits(body)) return;
  throw new Error(
    `${asked} answers ${status} otherwise than it says: ${JSON.stringify(fits.errors)}`,
  );
}

/** Returns what an operation describes for a status; shared answers are looked up among the components. */
export function answerOf(
  { components }: Description,
  { responses }: Operation,
  status: number,
): DescribedAnswer | undefined {
  const answer = responses[status];
  if (!answer || !('$ref' in answer)) return answer;
  return components.responses[answer.$ref.replace(/^.*\//, '')];
}

function descriptionOf(apiUrl: string): Promise<Description> {
  const from = process.env['API_URL'] ?? apiUrl;
  let reading = descriptions.get(from);
  if (!reading) {
    reading = fetch(`${from}/api/openapi.json`).then(
      (response) => response.json() as Promise<Description>,
    );
    descriptions.set(from, reading);
  }
  return reading;
}

function operationOf({ paths }: Description, method: string, path: string): Operation | undefined {
  const named = Object.entries(paths).flatMap(([described, operations]) => {
    const operation = operations[method.toLowerCase()];
    return operation ? [{ path: described.replaceAll(/\{(\w+)\}/g, ':$1'), operation }] : [];
  });
  return matchRoute(named, path)?.operation;
}

/* Each test file compiles them again: to shorten the code takes longer than it saves. */
const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
addFormats.default(ajv);

const validators = new Map<object, ValidateFunction>();

/** Returns a function that checks whether something fits a schema of a description. */
export function validatorOf(description: Description, schema: object): ValidateFunction {
  let fits = validators.get(schema);
  if (!fits) {
    if (!ajv.getSchema('api')) ajv.addSchema({ components: description.components }, 'api');
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    fits = ajv.compile(JSON.parse(text) as object);
    validators.set(schema, fits);
  }
  return fits;
}
