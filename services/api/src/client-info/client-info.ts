import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type Language,
  languageCookie,
  languageIn,
  languages,
} from '@camp/contracts/sentences/language';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** The language somebody reads the site in: the choice in the cookie, else the browser's. */
export function languageOf(request: Request): Language {
  const chosen = languageIn(parseCookie(request.headers.cookie ?? '')[languageCookie]);
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
