import { randomBytes } from 'node:crypto';
import { cookieName, siteCookies } from '@camp/contracts/site/cookies';
import { pseudonymOf, visitToken, voiceOf } from '@camp/release/document/visit-token';
import type { Response } from 'express';
import type { Env } from '#env.ts';
import type { Visit, VisitorRelease } from './visit.ts';

interface Options {
  visit: Visit;
  response: Response;
  env: Env;
}

interface TokenOptions extends Options {
  /** The address that the document goes to. */
  ip: string;
}

const oneYearMs = 31_536_000_000;

/** Returns the visitor's id: random, made once, and kept in a cookie that no script can read. */
export function visitorIdOf({ visit, response, env }: Options): string {
  if (visit.visitor !== null) return visit.visitor;
  const id = randomId(16);
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;
  response.cookie(cookieName(siteCookies.visitor, { isHttps }), id, {
    httpOnly: true,
    maxAge: oneYearMs,
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
  });
  return id;
}

/**
 * Returns the token with which the document reports what becomes of it (docs/decisions/federation.md#0073).
 * Null without the secret that the API has too, and for a page with a dev override, which is no release.
 */
export function tokenFor(
  given: VisitorRelease,
  { visit, ip, ...options }: TokenOptions,
): string | null {
  const { TELEMETRY_SECRET: secret } = options.env;
  const { generation, channel, basis } = given;
  if (!secret || basis === 'dev override') return null;
  const id = visitorIdOf({ ...options, visit: { ...visit, visitor: given.visitor } });
  const visitor = pseudonymOf('visitor', id, secret);
  const network = voiceOf(ip, secret);
  return visitToken({ generation, channel, document: randomId(12), visitor, network }, secret);
}

const randomId = (bytes: number) => randomBytes(bytes).toString('base64url');
