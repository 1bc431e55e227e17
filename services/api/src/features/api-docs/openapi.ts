import type { Env } from '#env.ts';
import type { RoutedCall } from '#http/route.ts';
import { cookiesFor } from '#sessions/cookies.ts';
import { siteVersion } from '#site-version.ts';
import { failureComponents } from './failures.ts';
import { componentSchemas, type Json } from './json-schemas.ts';
import { areaOf, describeOperation } from './operations.ts';

/** An OpenAPI 3.1 description of calls (https://spec.openapis.org/oas/v3.1.1). */
export function openApiOf(calls: readonly RoutedCall[], env: Env): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const { path, aliases = [], method } = call.endpoint;
    for (const address of [path, ...aliases]) {
      const template = address.replaceAll(/:(\w+)/g, '{$1}');
      const described = describeOperation(call, template);
      paths[template] = { ...paths[template], [method.toLowerCase()]: described };
    }
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: new URL(env.PUBLIC_URL).origin, description: 'This site.' }],
    tags: [...new Set(Object.keys(paths).map(areaOf))].map((name) => ({
      name,
      description: areas[name] ?? '',
    })),
    paths,
    components: {
      schemas: componentSchemas(),
      responses: failureComponents(calls),
      parameters,
      headers,
      securitySchemes: securitySchemes(env),
    },
  };
}

const info = {
  title: 'CampBC API',
  version: siteVersion,
  summary:
    'Campgrounds of British Columbia, the accounts of people who camp, and those who look after both.',
  description: [
    'What the site’s own pages call, and the open data that others may read. Times are UTC (ISO 8601), lengths are kilometres, points are WGS84 degrees. Null means that something is not known or not there.',
    'Errors have one body, with a code for programs and a sentence for people; it is a problem of RFC 9457, too, and is sent as application/problem+json to whoever accepts that. All codes are explained at /api/docs/problems.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

const areas: Record<string, string> = {
  account: 'What people do with their own account as a whole.',
  admin: 'For admins: people, audit log, mails, releases.',
  auth: 'Registering, signing in and out.',
  billing: 'Payments, as the provider reports them.',
  debug: 'Whether all that the site depends on works.',
  mod: 'For moderators: people and campgrounds.',
  override: 'A remote from a developer’s own machine.',
  places: 'Campgrounds, alerts, open data, and lists that people keep.',
  security: 'Second factors, passkeys, sessions and devices of one’s own.',
  service: 'The API about itself.',
  share: 'Pictures that stand for shared links.',
  telemetry: 'What browsers report.',
  users: 'Profiles.',
};

const text = { type: 'string' };

const parameters = {
  /** For calls that may be refused because the record is no longer as the caller saw it (RFC 9110, 13.1.1). */
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `version` of the record as it was seen, in double quotes. The call is refused with 412 where it has another one by now.',
    schema: text,
    example: '"k3J9s-2LmQ8xYb0Z"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text that names this one request, such as a UUID. Sent again with the same key within 24 hours, it happens once and is answered as it was. 409 while the first is at work, 422 where the key came with something else.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '"0b6f3c1e-5d0a-4a8e-9a3b-7c2f1e4d5a6b"',
  },
  ExpectedUser: {
    name: 'Expected-User',
    in: 'header',
    required: false,
    description:
      'The id of the user whom the caller takes to be signed in. The call is refused with 412 where the session is somebody else’s by now. Without it, the call is for whoever is signed in.',
    schema: { type: 'integer' },
    example: 7,
  },
};

const headers = {
  RetryAfter: {
    description: 'Seconds after which a new try makes sense.',
    schema: { type: 'integer' },
  },
  RateLimit: {
    description:
      'What each limit that counted this request still allows: `r` so many more, for `t` seconds (draft-ietf-httpapi-ratelimit-headers).',
    schema: text,
    example: '"changesByAccount";r=598;t=900',
  },
  RateLimitPolicy: {
    description: 'Those limits: `q` requests in `w` seconds.',
    schema: text,
    example: '"changesByAccount";q=600;w=900',
  },
  WwwAuthenticate: {
    description: 'Says that a session cookie is missing. Browsers ask nobody for a password.',
    schema: text,
  },
};

/** The cookies have other names over HTTPS. */
const securitySchemes = (env: Env) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookiesFor(env).session.name,
    description: 'The session. Signing in sets it; every call that reads it prolongs it.',
  },
  refresh: {
    type: 'apiKey',
    in: 'cookie',
    name: cookiesFor(env).refresh.name,
    description: 'The refresh token, which a sign-in sets for addresses below /api/auth.',
  },
  origin: {
    type: 'apiKey',
    in: 'header',
    name: 'Origin',
    description:
      'The site’s own origin, with every call that changes something; browsers send it by themselves. What is sent along must be application/json.',
  },
});
