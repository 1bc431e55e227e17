import { gzipSync } from 'node:zlib';
import { type Abuse, call, type Cast } from './abuse.ts';

const changeProfile =
  (body: string, whose: 'member' | 'other' = 'member', id?: string) =>
  (cast: Cast) =>
    call(cast, {
      method: 'PATCH',
      path: `/api/users/${id ?? cast[whose].id}`,
      cookies: cast.member.cookies,
      body,
    });

const logIn =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (cast: Cast) =>
    call(cast, { method: 'POST', path: '/api/auth/login', headers, body });

const everything = '{"role":"admin","is_paid":1,"is_subscriber":1,"email_verified":1,"id":1}';

/** Size after decompression, in bytes: the request itself is small. */
const unfoldsTo = 10_000_000;

/** Attempts with fields, names of fields and bodies. */
export const fields: Abuse[] = [
  ...['__proto__', 'constructor', 'prototype'].map((name): Abuse => ({
    asvs: '15.3.6',
    abuse: `a member makes an admin of everybody by the field ${name}`,
    send: changeProfile(`{"${name}":{"role":"admin","prototype":{"role":"admin"}}}`),
    expect: { status: 200 },
  })),
  ...['__proto__', 'constructor', 'hasOwnProperty'].map((name): Abuse => ({
    asvs: '15.3.6',
    abuse: `somebody looks up the user called ${name}`,
    send: (cast) => call(cast, { path: `/api/users/by-username/${name}` }),
    expect: { status: 404, code: 'NOT_FOUND' },
  })),
  {
    asvs: '15.3.6',
    abuse: 'a member changes the profile of __proto__',
    send: changeProfile('{"bio":"x"}', 'member', '__proto__'),
    expect: { status: 422, code: 'VALIDATION' },
  },
  {
    asvs: '15.3.3',
    abuse: 'a member writes role and flags into the own profile',
    send: changeProfile(everything),
    expect: { status: 200, without: ['"role":"admin"'] },
  },
  {
    asvs: '8.2.2',
    abuse: 'a member writes into the profile of somebody else',
    send: changeProfile('{"bio":"x"}', 'other'),
    expect: { status: 403, code: 'FORBIDDEN' },
  },
  {
    asvs: '15.3.7',
    abuse: 'a field is sent twice, first well, then badly',
    send: changeProfile('{"bio":"x","bio":["y"]}'),
    expect: { status: 422, code: 'VALIDATION' },
  },
  ...['token=a&token=b', 'token[]=a', 'token[a]=b'].map((query): Abuse => ({
    asvs: '15.3.7',
    abuse: `an address is confirmed with ?${query}`,
    send: (cast) => call(cast, { path: `/api/auth/verify-email?${query}` }),
    expect: { status: 422, code: 'VALIDATION' },
  })),
  ...['[{"identifier":"a","password":"b"}]', '"identifier"', '7', 'true'].map((body): Abuse => ({
    asvs: '15.3.5',
    abuse: `somebody signs in with the body ${body}`,
    send: logIn(body),
    expect: { status: 422, code: 'VALIDATION' },
  })),
  ...['{"identifier":"a",}', "{'identifier':'a'}", '{"identifier":NaN}', '{}{}'].map(
    (body): Abuse => ({
      asvs: '1.5.2',
      abuse: `somebody signs in with what is nearly JSON: ${body}`,
      send: logIn(body),
      expect: { status: 400, code: 'BAD_REQUEST' },
    }),
  ),
  {
    asvs: '1.5.2',
    abuse: 'a body is nested a thousand times',
    send: logIn(`${'{"identifier":'.repeat(1_000)}1${'}'.repeat(1_000)}`),
    expect: { status: 422, code: 'VALIDATION' },
  },
  {
    asvs: '2.4.1',
    abuse: 'a small body unfolds to ten megabytes',
    send: logIn(gzipSync(Buffer.alloc(unfoldsTo, ' ')), { 'content-encoding': 'gzip' }),
    expect: { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  },
  {
    asvs: '1.1.1',
    abuse: 'a body is packed in a way that nobody knows',
    send: logIn('{}', { 'content-encoding': 'zip' }),
    expect: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    asvs: '1.1.1',
    abuse: 'a body is in another alphabet than UTF',
    send: logIn('{}', { 'content-type': 'application/json; charset=iso-2022-kr' }),
    expect: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    asvs: '1.4.2',
    abuse: 'an id has four thousand digits',
    send: (cast) => call(cast, { path: `/api/users/${'9'.repeat(4_000)}` }),
    expect: { status: 422, code: 'VALIDATION' },
  },
];
