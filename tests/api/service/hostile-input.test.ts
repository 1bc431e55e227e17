import type { Endpoint } from '@camp/contracts/client/endpoint';
import { sampleOf } from '@camp/contracts/client/sample';
import * as telemetry from '@camp/contracts/site/telemetry';
import { auditExportPath, auditExportQuery } from '@camp/contracts/staff/audit';
import { usersExportPath, usersExportQuery } from '@camp/contracts/staff/staff-users';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'params' | 'query' | 'body'>;

/** Calls that are no endpoint of the contract: files, and what browsers report by themselves. */
const others: Call[] = [
  { method: 'GET', path: usersExportPath, query: usersExportQuery },
  { method: 'GET', path: auditExportPath, query: auditExportQuery },
  { method: 'POST', path: telemetry.remoteEventsPath, body: telemetry.remoteEventsSchema },
  { method: 'POST', path: telemetry.bootReportsPath, body: telemetry.bootReportSchema },
  { method: 'POST', path: telemetry.policyReportsPath, body: telemetry.reportsSchema },
];

const calls = [...(await everyEndpoint()), ...others];

/** Tries of a call that takes anything. A failure prints the seed and the smallest input that shows it. */
const runs = 12;

/** A database of its own: some of what is sent is right, and deletes or changes somebody. */
let api: OwnApi;
let admin: { visitor: Visitor };

beforeAll(async () => {
  api = await OwnApi.start();
  admin = await api.signedIn('admin');
});

afterAll(() => api.stop());

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'whatever an admin sends to %s, the API answers and does not fail',
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

interface Sent {
  path: string;
  body: string | null;
}

async function statusOf({ method }: Call, { path, body }: Sent): Promise<number> {
  const cookie = [...admin.visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, origin: siteOrigin, 'content-type': 'application/json' };
  const response = await fetch(api.url + path, { method, headers, body });
  await response.arrayBuffer();
  /* Some calls end the session. */
  if (response.status === 401) admin = await api.signedIn('admin');
  return response.status;
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

/** What fits, with some of it replaced, or something else altogether. */
function hostileCall(call: Call): fc.Arbitrary<Sent> {
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
    .tuple(path, query, body)
    .map(([address, asked, sent]) => ({ path: address + asked, body: sent }));
}

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
