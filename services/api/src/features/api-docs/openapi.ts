import type { Endpoint } from '@camp/contracts/client/endpoint';
import { type ErrorCode, errorBodySchema, statusOf } from '@camp/contracts/client/errors';
import { sampleOf } from '@camp/contracts/client/sample';
import { brand } from '@camp/contracts/site/brand';
import type { Access } from '@camp/contracts/site/roles';
import * as z from 'zod/mini';
import { errorCodesOf } from './error-codes.ts';
import type { RoutedCall } from '#http/route.ts';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 description of calls (https://spec.openapis.org/oas/v3.1.1). */
export function openApiOf(calls: readonly RoutedCall[]): Json {
  const operations = calls.flatMap((call) => {
    const { path, aliases = [] } = call.endpoint;
    return [path, ...aliases].map((address) => ({ address, call }));
  });
  const paths: Record<string, Json> = {};
  for (const { address, call } of operations) {
    const path = address.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operationOf(call, path) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'CampBC API',
      version: brand.versionText.replace(/^\D+/, ''),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...new Set(Object.keys(paths).map(areaOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorBodySchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'campbc_session',
          description:
            'Signing in sets it. Calls that change something must come from the site itself.',
        },
      },
    },
  };
}

/** Who may make a call, in a sentence. */
const whoMayCall: Record<Access, string> = {
  anyone: 'Anyone may call it.',
  'signed-in': 'Whoever is signed in may call it.',
  moderator: 'Moderators and admins may call it.',
  admin: 'Admins may call it.',
};

function operationOf({ endpoint, access, answers }: RoutedCall, path: string): Json {
  const { method, params, query, body, errors = [] } = endpoint;
  return {
    operationId: [method.toLowerCase(), ...path.split(/\W+/)].filter(Boolean).join('_'),
    tags: [areaOf(path)],
    summary: whoMayCall[access],
    'x-access': access,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(errors.includes('PRECONDITION_FAILED') ? [ifMatch] : []),
    ],
    ...(body && {
      requestBody: {
        required: isRequired(body),
        content: { 'application/json': contentOf(body, 'input') },
      },
    }),
    responses: { ...successOf(endpoint, answers), ...failuresOf({ endpoint, access }) },
  };
}

/** Of calls that may be refused because the record is no longer as the caller saw it (RFC 9110, 13.1.1). */
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version of the record as it was seen, in double quotes.',
  schema: { type: 'string' },
};

/** `auth` of `/api/auth/login`. */
const areaOf = (path: string) => path.split('/').find((part) => part && part !== 'api') ?? 'api';

/** A body that may be left out reads as an empty one. */
const isRequired = (body: z.ZodMiniType) => !body.safeParse({}).success;

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function successOf({ response }: Endpoint, answers: RoutedCall['answers']): Json {
  if (answers === null) return { 204: { description: 'It was taken.' } };
  return {
    200: { description: 'It went well.', content: { [answers]: contentOf(response, 'output') } },
  };
}

function contentOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return { schema: jsonSchemaOf(schema, io), example: sampleOf(schema, { io }) };
}

/** What may go wrong, by status. */
function failuresOf(call: Pick<RoutedCall, 'endpoint' | 'access'>): Json {
  const codes = Map.groupBy(errorCodesOf(call), (code) => statusOf[code]);
  const answers = [...codes].map(([status, some]) => [status, failureOf(some)]);
  return Object.fromEntries(answers) as Json;
}

const failureOf = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { type: 'object', properties: { code: { enum: codes } } },
        ],
      },
    },
  },
});

function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return json;
}
