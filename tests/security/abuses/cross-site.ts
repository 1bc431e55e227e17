import { type Abuse, call, evil, ownOrigin } from './abuse.ts';

type GivenHeaders = Record<string, string | undefined>;

/** A call that would sign the member out if it were accepted. */
const signOut = (abuse: string, headers: GivenHeaders, sent: { body?: string } = {}): Abuse => ({
  asvs: '3.5.1',
  abuse: `a page of another site signs somebody out, ${abuse}`,
  send: (cast) =>
    call(cast, {
      method: 'POST',
      path: '/api/auth/logout',
      cookies: cast.member.cookies,
      headers,
      ...sent,
    }),
  expect: { status: 403, code: 'CSRF' },
});

const body = '{}';

/** Most look like ours. */
const otherSites = [
  evil,
  `${ownOrigin}.evil.example`,
  `${ownOrigin}1`,
  `${ownOrigin}@evil.example`,
  `${evil}/${ownOrigin}`,
  ownOrigin.replace('http:', 'https:'),
  'http://localhost',
  `${ownOrigin}/`,
  `${evil}, ${ownOrigin}`,
];

/** Types that a form can send, and types that only sound like JSON. */
const formTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/x-www-form-urlencoded; charset=application/json',
  'text/json',
];

/** Origins of other sites' pages, as browsers send them, or do not. */
const foreign: [from: string, headers: GivenHeaders][] = [
  ['from a sandboxed frame', { origin: 'null' }],
  [
    'as an unnamed page that claims to be ours',
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ],
  ...otherSites.map((origin): [string, GivenHeaders] => [`from ${origin}`, { origin }]),
  ['without a word of where from', { origin: undefined }],
  ...['same-site', 'cross-site', 'none'].map((site): [string, GivenHeaders] => [
    `without an origin, as ${site}`,
    { origin: undefined, 'sec-fetch-site': site },
  ]),
];

/** Requests that pages of other sites make a visitor's browser send. */
export const crossSite: Abuse[] = [
  ...foreign.map(([from, headers]) => signOut(from, headers, { body })),
  ...foreign.map(([from, headers]) => signOut(`by a call that carries nothing, ${from}`, headers)),
  ...formTypes.map((type) => ({
    ...signOut(`by a form of the type ${type}`, { 'content-type': type }, { body }),
    asvs: '3.5.2',
  })),
  {
    asvs: '3.5.1',
    abuse:
      'a form of another site ends somebody’s mails as a mail program may, by their cookies alone',
    send: (cast) =>
      call(cast, {
        method: 'POST',
        path: '/api/places/closure-mails/one-click',
        cookies: cast.member.cookies,
        headers: { origin: evil, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    expect: { status: 422, code: 'VALIDATION' },
  },
  ...['?_method=POST', ''].map((query): Abuse => ({
    asvs: '3.5.3',
    abuse: `a picture at /api/auth/logout${query} signs somebody out`,
    send: (cast) =>
      call(cast, { path: `/api/auth/logout${query}`, cookies: cast.member.cookies, headers: {} }),
    expect: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  })),
  {
    asvs: '3.5.3',
    abuse: 'a reading call is declared a deleting one by a header',
    send: (cast) =>
      call(cast, {
        path: `/api/users/${cast.member.id}`,
        cookies: cast.member.cookies,
        headers: { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE' },
      }),
    expect: { status: 200 },
  },
  {
    asvs: '3.5.3',
    abuse: 'a link in a page signs somebody in with a password in the address',
    send: (cast) => call(cast, { path: '/api/auth/login?identifier=kim&password=Sturdy7-tent' }),
    expect: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  },
  {
    asvs: '3.4.2',
    abuse: 'a page of another site reads who is signed in',
    send: (cast) =>
      call(cast, {
        path: '/api/auth/me',
        cookies: cast.member.cookies,
        headers: { origin: evil, 'sec-fetch-site': 'cross-site' },
      }),
    expect: {
      status: 200,
      without: ['access-control-allow-origin', 'access-control-allow-credentials'],
    },
  },
  {
    asvs: '3.4.2',
    abuse: 'a page of another site asks whether it may call',
    send: (cast) =>
      call(cast, {
        method: 'OPTIONS',
        path: '/api/auth/login',
        headers: {
          origin: evil,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      }),
    expect: {
      status: 404,
      without: ['access-control-allow-origin', 'access-control-allow-methods'],
    },
  },
];
