import { me } from '@camp/contracts/account/session';
import { auditExportPath } from '@camp/contracts/staff/audit';
import { usersExportPaths } from '@camp/contracts/staff/staff-users';
import type { Role } from '@camp/contracts/site/roles';
import { beforeAll, expect, test } from '@jest/globals';
import { newVisitor, query, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import { call, evil } from '#tests/security/abuses/abuse.ts';

const downloads = [auditExportPath, ...Object.values(usersExportPaths)];

/** Every call of the contract, including those of the next feature, and calls outside it. */
const calls = [
  ...(await everyEndpoint()),
  ...downloads.map((path) => ({ method: 'GET' as const, path })),
  { method: 'POST' as const, path: '/api/auth/2fa/start' },
].map(({ method, path }) => ({ method, path, name: `${method} ${path}` }));

type Call = (typeof calls)[0];

/** The only calls open to signed-out visitors. */
const forAnyone = [
  /^GET \/(?:healthz|readyz|revision|api\/surface)$/,
  /^\w+ \/api\/auth\/(?!change-password$|me$|2fa\/start$)/,
  /^POST \/api\/security\/2fa\/(?:challenge|enroll\/initiate|enroll\/verify)$/,
  /^GET \/api\/(?:users|share)\//,
  /^GET \/api\/places\/(?!saved$|lists\/|closure-mails$)/,
  /^POST \/api\/places\/closure-mails\/unsubscribe$/,
  /^\w+ \/api\/override$/,
];

const guarded = calls.filter(({ name }) => !forAnyone.some((pattern) => pattern.test(name)));

const forStaff = /^\/api\/(?:admin|moderator|mod|debug|billing)\//;

/** Below the address of admins, but open to moderators. */
const forModerators = /^\/api\/(?:mod|moderator)\/|\/2fa\/recovery\/regenerate$/;

const members: Role[] = ['member', 'subscriber'];

function below({ path }: Call): Role[] {
  if (!forStaff.test(path)) return [];
  return forModerators.test(path) ? members : [...members, 'mod'];
}

const people = new Map<Role, Awaited<ReturnType<typeof signedIn>>>();

beforeAll(async () => {
  for (const role of [...members, 'mod'] as const) people.set(role, await signedIn(role));
});

interface CallOptions {
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Makes a call as a role, with a member's id where the path has one, so that something is there. Sends no body
 * by default: no call is refused for that alone.
 */
async function refusalOf({ method, path }: Call, by?: Role, sent: CallOptions = {}) {
  const cookies = by ? people.get(by)?.visitor.cookies : undefined;
  const own = { id: people.get('member')?.id ?? 0, cookies: newVisitor().cookies };
  const cast = { url: underTest.url, member: own, other: own };
  const { status, text } = await call(cast, {
    method,
    path: path.replaceAll(/:\w+/g, String(own.id)),
    ...sent,
    ...(cookies && { cookies }),
  });
  const { code } = JSON.parse(text) as { code: unknown };
  return { by, status, code };
}

test('there are calls of staff', () => {
  expect(calls.filter(({ path }) => forStaff.test(path)).length).toBeGreaterThan(30);
});

test.each(guarded)(
  '$name answers nobody below those whom it is for [people-roles-8, session-8, calls-1, people-roles-3, calls-passkeys-devices-1, saved-places-1, calls-saved-places-1, calls-staff-1]',
  async (called) => {
    expect(await refusalOf(called)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    for (const by of below(called)) {
      expect(await refusalOf(called, by)).toEqual({ by, status: 403, code: 'FORBIDDEN' });
    }
  },
);

const written = `SELECT u.*, (SELECT COUNT(*) FROM audit_log WHERE actor_user_id = u.id) AS events,
  (SELECT COUNT(*) FROM device_sessions WHERE user_id = u.id) AS sessions FROM users u WHERE u.id = ?`;

test.each(guarded)(
  '$name is refused on a page that shows somebody else, and changes nothing [session-1]',
  async (called) => {
    const { id = 0 } = people.get('member') ?? {};
    const before = await query(written, [id]);

    const headers = { 'expected-user': `${id + 1}` };
    const { status, code } = await refusalOf(called, 'member', { headers });

    /* A page asks this call who is signed in. */
    const isFindingOut = called.path === me.path;
    expect([status, code]).toEqual(isFindingOut ? [200, undefined] : [412, 'USER_MISMATCH']);
    expect(await query(written, [id])).toEqual(before);
  },
);

test.each(calls.filter(({ method }) => method !== 'GET'))(
  '$name is not made by a page of another site [error-catalogue-3]',
  async (called) => {
    const headers = { origin: evil };
    const refusals = [
      await refusalOf(called, 'member', { headers, body: '{}' }),
      await refusalOf(called, 'member', { headers }),
    ];

    const refused = { by: 'member', status: 403, code: 'CSRF' };
    expect(refusals).toEqual([refused, refused]);
  },
);

test.each(calls.filter(({ method }) => method === 'GET'))(
  'the head of $path is answered as all of it is, but for one that would change something [limits-times-7]',
  async ({ path }) => {
    const ask = (method: string) =>
      fetch(underTest.url + path.replaceAll(/:\w+/g, '1'), { method, redirect: 'manual' });

    const [whole, head] = [await ask('GET'), await ask('HEAD')];

    const changes = path === '/api/auth/verify-email';
    expect(head.status).toBe(changes ? 405 : whole.status);
    expect(await head.text()).toBe('');
  },
);

test.each([
  ['DELETE', '/api/auth/me', 405],
  ['PUT', '/api/users/1', 405],
  ['GET', '/api/auth/login', 405],
  ['GET', '/api/nothing', 404],
  ['GET', '/API/auth/me', 404],
  ['GET', '/api//auth/me', 404],
  ['GET', '/api/auth/me/', 404],
])('%s %s, which no page asks for, is %i [error-catalogue-3]', async (method, path, expected) => {
  const headers = { 'content-type': 'application/json', origin: underTest.url };

  const { status, headers: answered } = await fetch(underTest.url + path, { method, headers });

  expect(status).toBe(expected);
  expect(answered.get('allow') !== null).toBe(expected === 405);
});
