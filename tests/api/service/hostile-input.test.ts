import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { sampleOf } from '@camp/contracts/client/sample';
import * as telemetry from '@camp/contracts/site/telemetry';
import * as paths from '@camp/contracts/site/telemetry-paths';
import { auditExportPath, auditExportQuery } from '@camp/contracts/staff/audit';
import { usersExportPaths, usersExportQuery } from '@camp/contracts/staff/staff-users';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { underTest } from '#tests/support/api/api-under-test.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'params' | 'query' | 'body'>;

/** Calls that are no endpoints of the contract: files, and reports that browsers send on their own. */
const others: Call[] = [
  { method: 'GET', path: usersExportPaths.admin, query: usersExportQuery },
  { method: 'GET', path: auditExportPath, query: auditExportQuery },
  { method: 'POST', path: paths.remoteEventsPath, body: telemetry.remoteEventsSchema },
  { method: 'POST', path: paths.bootReportsPath, body: telemetry.bootReportSchema },
  { method: 'POST', path: paths.policyReportsPath, body: telemetry.reportsSchema },
];

const calls = [...(await everyEndpoint()), ...others];

/**
 * Tries for a call that takes anything: what HTTP makes of it shows on SQLite, so that fewer are enough on
 * MariaDB. A failure prints the seed and the smallest input that shows it.
 */
const runs = underTest.databaseUrl ? 4 : 12;

/** A database of its own: some of the input is right, and deletes or changes users. */
let api: OwnApi;
let admin: { visitor: Visitor };

beforeAll(async () => {
  api = await OwnApi.start();
  admin = await api.signedIn('admin');
});

afterAll(() => api.stop());

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'whatever an admin sends to %s, the API answers and does not fail [error-catalogue-5]',
  async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(hostileCall(call), async (sent) => {
        expect(await statusOf(call, sent)).toBeLessThan(500);
      }),
      { numRuns: takesAnything(call) ? runs : 1 },
    );
  },
);

const takesAnything = ({ path, query, body }: Call) => path.includes(':') || query || body;

/** 300 MB were measured: more means that some of the input stayed in memory. */
const maxResidentBytes = 400 * 1024 * 1024;

test('after all that the API holds no more memory than it needs [error-catalogue-5]', () => {
  expect(api.residentBytes()).toBeLessThan(maxResidentBytes);
});

interface Input {
  path: string;
  headers: OutgoingHttpHeaders;
  body: string | null;
}

async function statusOf({ method }: Call, { path, headers, body }: Input): Promise<number> {
  const { cookieHeader: cookie } = admin.visitor;
  const { status, code } = await answerTo(method, path, {
    headers: { cookie, origin: siteOrigin, 'content-type': 'application/json', ...headers },
    body,
  });
  /* Otherwise nothing behind a confirmation would be tested. */
  expect(code).not.toBe('STEP_UP_REQUIRED');
  /* Some calls end the session. */
  if (status === 401) admin = await api.signedIn('admin');
  return status;
}

/** Headers go out as they are, each line by itself. */
async function answerTo(method: string, path: string, { headers, body }: Omit<Input, 'path'>) {
  /* Node says no length by itself where a method needs no body. */
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request(api.url + path, { method, headers: { ...headers, ...length } });
  sent.end(body ?? undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const [, code] = /"code":"(\w+)"/.exec(await readText(response)) ?? [];
  return { status: response.statusCode ?? 0, code };
}

const names = fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'id', 'email', '');
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\uD83D',
    'a\u0301'.repeat(400),
    '%',
    '0x1',
    '1e999',
    '-1',
    '9'.repeat(400),
    "'--",
  ),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.dictionary(names, fc.jsonValue({ maxDepth: 1 })),
  fc.constantFrom(Number.MAX_VALUE, -0, 2 ** 53, 'A'.repeat(15_000)),
);
const brokenBody = fc.oneof(
  text,
  fc.constantFrom(
    '['.repeat(8_000),
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
    `"${'A'.repeat(200_000)}"`,
    '{"__proto__":{"role":"admin"},"email":"a@b.example","email":["x"]}',
    '{"constructor":{"prototype":{"ok":1}}}',
  ),
);

/** Valid input with some of it replaced, or something else altogether. */
function hostileCall(call: Call): fc.Arbitrary<Input> {
  const path = fc
    .tuple(
      ...call.path.split('/').map((part) => (part.startsWith(':') ? segment : fc.constant(part))),
    )
    .map((parts) => parts.join('/'));
  const query = call.query
    ? fc.oneof(spoiled(call.query).map(inAddress), oddQuery)
    : fc.constant('');
  const body = call.body
    ? fc.oneof(
        spoiled(call.body).map((sent) => JSON.stringify(sent)),
        brokenBody,
      )
    : fc.constant(call.method === 'GET' ? null : '{}');
  return fc
    .tuple(path, query, repeatedHeaders, body)
    .map(([address, asked, headers, sent]) => ({ path: address + asked, headers, body: sent }));
}

const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
  fc.constantFrom('\u00ff', 'a'.repeat(2_000), 'null', '*/*;q=9', 'campbc_session=s%3A; =; ;'),
);

/** Header lines that are repeated, or that no client writes. */
const repeatedHeaders: fc.Arbitrary<OutgoingHttpHeaders> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'user-agent',
    'x-request-id',
    'x-forwarded-for',
    'forwarded',
    'referer',
    'if-none-match',
    'range',
    'x-forwarded-proto',
    'sec-fetch-site',
  ),
  fc.array(headerValue, { minLength: 1, maxLength: 3 }),
  { maxKeys: 4 },
);

const segment = fc.oneof(
  fc.nat(3).map(String),
  text.map((part) => encodeURIComponent(part.toWellFormed()) || '0'),
);

const oddQuery = fc.constantFrom(
  '?limit=1&limit=2',
  '?q[a]=1',
  '?__proto__=1&toString=2',
  '?%ff=%zz',
  '?',
);

function inAddress(sent: unknown): string {
  const fields = Object.entries(sent as object).map(([name, part]) => [
    name,
    String(typeof part === 'object' ? JSON.stringify(part) : part)
      .toWellFormed()
      .slice(0, 2_000),
  ]);
  return `?${new URLSearchParams(fields).toString()}`;
}

function spoiled(schema: NonNullable<Call['body']>): fc.Arbitrary<unknown> {
  const fits = sampleOf(schema, { io: 'input' });
  if (typeof fits !== 'object' || fits === null || Array.isArray(fits)) return value;
  const fields = Object.entries(fits).map(([name, part]) => [
    name,
    fc.oneof({ arbitrary: fc.constant(part), weight: 2 }, { arbitrary: value, weight: 1 }),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}
