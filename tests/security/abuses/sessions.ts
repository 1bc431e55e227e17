import { type Abuse, call, type Cast } from './abuse.ts';

/** Asks who is signed in, with other cookies than the member’s. */
const whoAmI = (abuse: string, cookiesOf: (cast: Cast) => [string, string][]): Abuse => ({
  asvs: '7.2.1',
  abuse,
  send: (cast) => call(cast, { path: '/api/auth/me', cookies: new Map(cookiesOf(cast)) }),
  expect: { status: 401, code: 'UNAUTHENTICATED' },
});

const sessionOf = ({ member }: Cast) => member.cookies.get('campbc_session') ?? '';

/** The bare id, as the server keeps it: without the prefix of a signed cookie and without the signature. */
const idOf = (cast: Cast) =>
  decodeURIComponent(sessionOf(cast)).replace(/^s:/, '').split('.')[0] ?? '';

const refreshWith = (abuse: string, tokenOf: (cast: Cast) => string): Abuse => ({
  asvs: '7.2.1',
  abuse,
  send: (cast) =>
    call(cast, {
      method: 'POST',
      path: '/api/auth/refresh',
      cookies: new Map([['campbc_refresh', tokenOf(cast)]]),
      body: '{}',
    }),
  expect: { status: 401, code: 'UNAUTHENTICATED' },
});

const refreshPartsOf = ({ cookies }: Cast['member']) =>
  (cookies.get('campbc_refresh') ?? '').split('.');

const staffHeaders = {
  'x-user-id': '1',
  'x-user-role': 'admin',
  'x-forwarded-user': 'admin',
  'x-real-ip': '127.0.0.1',
};

/** Attempts with something in place of a session, or in addition to one. */
export const sessions: Abuse[] = [
  whoAmI('a session id without its signature is brought', (cast) => [
    ['campbc_session', idOf(cast)],
  ]),
  whoAmI('a session id has another signature', (cast) => [
    ['campbc_session', sessionOf(cast).replace(/.{4}$/, 'AAAA')],
  ]),
  whoAmI('a session id is made up', () => [['campbc_session', `s%3A${'A'.repeat(32)}.AAAA`]]),
  whoAmI('the cookie that says somebody is signed in is brought alone', () => [
    ['campbc_signed_in', '1'],
  ]),
  whoAmI('a session id is under the name of another cookie', (cast) => [
    ['campbc_device', sessionOf(cast)],
    ['connect.sid', sessionOf(cast)],
  ]),
  {
    asvs: '14.2.1',
    abuse: 'a session id stands in the address',
    send: (cast) => call(cast, { path: `/api/auth/me?campbc_session=${sessionOf(cast)}` }),
    expect: { status: 401, code: 'UNAUTHENTICATED' },
  },
  {
    asvs: '7.2.2',
    abuse: 'a session id is brought as a bearer token',
    send: (cast) =>
      call(cast, {
        path: '/api/auth/me',
        headers: { authorization: `Bearer ${idOf(cast)}` },
      }),
    expect: { status: 401, code: 'UNAUTHENTICATED' },
  },
  refreshWith('one session is refreshed with the token of another', ({ member, other }) =>
    [refreshPartsOf(other)[0], refreshPartsOf(member)[1]].join('.'),
  ),
  refreshWith('a session is refreshed without its token', ({ member }) =>
    String(refreshPartsOf(member)[0]),
  ),
  {
    asvs: '4.1.3',
    abuse: 'a member claims by headers to be an admin',
    send: (cast) =>
      call(cast, {
        path: '/api/admin/users',
        cookies: cast.member.cookies,
        headers: staffHeaders,
      }),
    expect: { status: 403, code: 'FORBIDDEN' },
  },
  {
    asvs: '4.1.3',
    abuse: 'a header names another address than the one that is called',
    send: (cast) =>
      call(cast, {
        path: '/api/nothing',
        cookies: cast.member.cookies,
        headers: { 'x-original-url': '/api/auth/me', 'x-rewrite-url': '/api/auth/me' },
      }),
    expect: { status: 404, code: 'NOT_FOUND', without: ['"user"'] },
  },
  {
    asvs: '14.3.2',
    abuse: 'the next person at the machine goes back to an answer',
    send: (cast) => call(cast, { path: '/api/auth/me', cookies: cast.member.cookies }),
    expect: { status: 200, without: ['etag', 'last-modified', 'expires', 'public'] },
  },
];
