import { cookieNames, siteCookies } from '@camp/contracts/site/cookies';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { type Language, languageIn, languages } from '@camp/contracts/sentences/language';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Returns the language for the caller: the choice in the cookie, else the browser's. */
export function languageOf(request: Request): Language {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const [name, plainName] = cookieNames(siteCookies.language);
  const chosen = languageIn(cookies[name] ?? cookies[plainName]);
  const accepted = request.acceptsLanguages([...languages]);
  return chosen ?? languageIn(accepted || null) ?? languages[0];
}

/** The caller's address. An IPv4 address that arrives over IPv6 is given in its usual form (RFC 4291, 2.5.5.2). */
export function ipOf({ ip = '' }: Pick<Request, 'ip'>): string {
  const isMapped = ipaddr.IPv6.isValid(ip) && ipaddr.IPv6.parse(ip).isIPv4MappedAddress();
  return isMapped ? ipaddr.process(ip).toString() : ip.slice(0, fieldLengths.ip);
}

export function userAgentOf(request: Request): string {
  return (request.get('user-agent') ?? '').slice(0, fieldLengths.userAgent);
}

/** Address and browser that a request came from. */
export interface Origin {
  ip: string;
  userAgent: string;
}

export const originOf = (from: Request | Origin): Origin =>
  'userAgent' in from ? from : { ip: ipOf(from), userAgent: userAgentOf(from) };
