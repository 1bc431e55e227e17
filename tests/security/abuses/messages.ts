import { type Abuse, call, type Cast, cookieHeader, ownOrigin, sendLines } from './abuse.ts';

/** A member's request for a differently spelled address of staff. */
const respelled = (path: string, status: number, code: string): Abuse => ({
  asvs: '8.3.1',
  abuse: `a member asks for ${path}`,
  send: ({ url, member, other }) =>
    sendLines({ url, member, other }, [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Cookie: ${cookieHeader(member.cookies)}`,
    ]),
  expect: { status, without: ['"users"'], code },
});

/** A hidden request that would sign the member out if the API took it for a separate one. */
const smuggled = ({ member }: Cast) =>
  [
    'POST /api/auth/logout HTTP/1.1',
    'Host: localhost',
    `Origin: ${ownOrigin}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    `Cookie: ${cookieHeader(member.cookies)}`,
    '',
    '{}',
  ].join('\r\n');

/** A request whose end two servers might see in different places, followed by another one. */
const framed = (abuse: string, lines: string[], before = ''): Abuse => ({
  asvs: '4.2.1',
  abuse: `a second request is hidden behind ${abuse}`,
  send: (cast) =>
    sendLines(
      cast,
      [
        'POST /api/auth/login HTTP/1.1',
        'Host: localhost',
        `Origin: ${ownOrigin}`,
        'Content-Type: application/json',
        ...lines,
      ],
      before + smuggled(cast),
    ),
  expect: { status: 400, without: ['"ok":true'] },
});

const noChunk = '0\r\n\r\n';

/** Attempts with the way a request is written, down to its lines. */
export const messages: Abuse[] = [
  respelled('/api/admin/users/', 404, 'NOT_FOUND'),
  respelled('/API/ADMIN/USERS', 404, 'NOT_FOUND'),
  respelled('/api//admin/users', 404, 'NOT_FOUND'),
  respelled('/api/users/../admin/users', 404, 'NOT_FOUND'),
  respelled('/api/admin%2Fusers', 404, 'NOT_FOUND'),
  respelled('/api/%61dmin/users', 404, 'NOT_FOUND'),
  respelled('/api/admin/users;role=admin', 404, 'NOT_FOUND'),
  respelled('/api/admin/users%00', 404, 'NOT_FOUND'),
  respelled('/api/admin/users%20', 404, 'NOT_FOUND'),
  respelled('http://localhost/api/admin/users', 403, 'FORBIDDEN'),
  framed('a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], noChunk),
  framed('two lengths', ['Content-Length: 0', 'Content-Length: 5']),
  framed('a length with a sign', ['Content-Length: +0']),
  framed('chunks by another name', ['Transfer-Encoding: xchunked'], noChunk),
  framed('chunks that are not the last', ['Transfer-Encoding: chunked, identity'], noChunk),
  framed('a space before the colon', ['Transfer-Encoding : chunked'], noChunk),
  framed('a folded line', ['Transfer-Encoding:', ' chunked'], noChunk),
  framed('a chunk without a number', ['Transfer-Encoding: chunked'], '-1\r\n'),
  {
    asvs: '13.4.4',
    abuse: 'a script reads httpOnly cookies by TRACE',
    send: (cast) =>
      sendLines(cast, [
        'TRACE /api/auth/me HTTP/1.1',
        'Host: localhost',
        `Origin: ${ownOrigin}`,
        'Connection: close',
        `Cookie: ${cookieHeader(cast.member.cookies)}`,
      ]),
    expect: { status: 404, without: ['campbc_'] },
  },
  ...['PUT', 'PROPFIND'].map((method): Abuse => ({
    asvs: '3.5.3',
    abuse: `a profile is replaced by ${method}`,
    send: (cast) =>
      call(cast, {
        method,
        path: `/api/users/${cast.member.id}`,
        cookies: cast.member.cookies,
        body: '{"role":"admin"}',
      }),
    expect: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  })),
  {
    asvs: '2.4.1',
    abuse: 'the lines above a body have twenty kilobytes',
    send: (cast) =>
      sendLines(cast, ['GET /api/auth/me HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`]),
    expect: { status: 431 },
  },
  {
    asvs: '3.2.1',
    abuse: 'somebody is sent to an answer of the API with markup in its address',
    send: (cast) => call(cast, { path: '/api/<script>alert(1)</script>' }),
    expect: { status: 404, code: 'NOT_FOUND', without: ['<script'] },
  },
];
