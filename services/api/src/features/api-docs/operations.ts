import type { Endpoint } from '@camp/contracts/client/endpoint';
import { operationOf } from '@camp/contracts/operations/operations';
import type { Access } from '@camp/contracts/site/roles';
import type * as z from 'zod/mini';
import { takesExpectedUser } from '#http/expected-user.ts';
import type { RoutedCall } from '#http/route.ts';
import { exampleOf } from './examples.ts';
import { failuresOf, limitHeaders } from './failures.ts';
import { type Direction, fieldsOf, type Json, jsonSchemaOf } from './json-schemas.ts';
import { parameterWords } from './parameter-words.ts';

/** Sentences that say who may make a call. */
const whoMayCall: Record<Access, string> = {
  anyone: 'Anyone may call it.',
  'signed-in': 'For whoever is signed in.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
};

const confirmation: Record<NonNullable<Endpoint['stepUp']>, string> = {
  identity: 'The caller must have confirmed who they are in the last ten minutes.',
  'second-factor': 'Who has a second factor must have confirmed with it in the last ten minutes.',
};

/** The area of an address: `auth` of `/api/auth/login`. */
export const areaOf = (path: string) => /^\/api\/([\w-]+)\//.exec(path)?.[1] ?? 'service';

/** A call at one of its addresses, as OpenAPI has it. */
export function describeOperation(call: RoutedCall, path: string): Json {
  const { endpoint, access, answers } = call;
  const { method, params, query, body, stepUp, errors = [] } = endpoint;
  const { summary, description, happensOnce } = operationOf(endpoint);
  const changes = method !== 'GET';
  return {
    operationId: [method.toLowerCase(), ...path.split(/\W+/)].filter(Boolean).join('_'),
    tags: [areaOf(path)],
    summary,
    description: [description, whoMayCall[access], stepUp && confirmation[stepUp]]
      .filter(Boolean)
      .join(' '),
    'x-access': access,
    security: securityOf(call),
    parameters: [
      ...parametersOf(params, { place: 'path', path }),
      ...parametersOf(query, { place: 'query', path }),
      ...olderParametersOf(endpoint, path),
      ...(changes && errors.includes('PRECONDITION_FAILED') ? [parameter('IfMatch')] : []),
      ...(happensOnce ? [parameter('IdempotencyKey')] : []),
      ...(takesExpectedUser(call) ? [parameter('ExpectedUser')] : []),
    ],
    ...(body && {
      requestBody: {
        required: isRequired(body),
        content: { 'application/json': contentOf(body, 'input') },
      },
    }),
    responses: { ...successOf(endpoint, { answers, access }), ...failuresOf(call) },
  };
}

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Calls by programs other than browsers, which name no origin. */
const fromElsewhere = new Set(['/api/places/closure-mails/one-click']);

/** Requires the cookie of a session, and for a change also the origin. */
function securityOf({ endpoint: { method, path }, access }: RoutedCall): Json[] {
  const mustComeFromHere = method !== 'GET' && !fromElsewhere.has(path);
  const schemes = {
    ...(access !== 'anyone' && { session: [] }),
    ...(path === '/api/auth/refresh' && { refresh: [] }),
    ...(mustComeFromHere && { origin: [] }),
  };
  return Object.keys(schemes).length > 0 ? [schemes] : [];
}

/** A body that may be left out reads as an empty one. */
const isRequired = (body: z.ZodMiniType) => !body.safeParse({}).success;

interface Where {
  place: 'path' | 'query';
  path: string;
}

function parametersOf(schema: z.ZodMiniType | undefined, { place, path }: Where): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = fieldsOf(schema);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: parameterWords(name, path),
    schema: each,
  }));
}

/** Returns parameters that only earlier builds should send. */
function olderParametersOf({ query, olderNames = {} }: Endpoint, path: string): Json[] {
  const current = parametersOf(query, { place: 'query', path });
  return Object.entries(olderNames).map(([older, name]) => ({
    ...current.find((each) => each['name'] === name),
    name: older,
    description: `Older name of \`${name}\`.`,
    deprecated: true,
  }));
}

function successOf(
  endpoint: Endpoint,
  { answers, access }: Pick<RoutedCall, 'answers' | 'access'>,
): Json {
  const { response, method } = endpoint;
  const { creates } = operationOf(endpoint);
  if (answers === null) return { 204: { description: 'Taken; there is nothing to answer.' } };
  const isCounted = method !== 'GET' && access !== 'anyone';
  const headers = { ...(creates && { Location: locationHeader }), ...(isCounted && limitHeaders) };
  return {
    [creates ? 201 : 200]: {
      description: method === 'GET' ? 'What was asked for.' : 'Done.',
      ...(Object.keys(headers).length > 0 && { headers }),
      content: { [answers]: contentOf(response, 'output') },
    },
  };
}

const locationHeader = { description: 'Where what was made is.', schema: { type: 'string' } };

const contentOf = (schema: z.ZodMiniType, io: Direction): Json => ({
  schema: jsonSchemaOf(schema, io),
  example: exampleOf(schema, io),
});
