import { cookieNames, type SiteCookie, siteCookies } from '@camp/contracts/site/cookies';
import { remoteInBadHash, type RemoteVersion } from '@camp/contracts/site/telemetry-paths';
import type { SetValues } from '@camp/contracts/site/app-settings';
import type { Content } from '@camp/release/document/release-document';
import { type Language, languageIn, languages } from '@camp/contracts/sentences/language';
import { type Cookies, parseCookie } from 'cookie';
import type { Request } from 'express';

/** One visitor's request for a page, as the edge knows it. */
export interface Visit {
  path: string;
  language: Language;
  theme: 'light' | 'dark' | null;
  /** True if the browser says that someone has signed in. */
  mayBeSignedIn: boolean;
  /** The visitor's id; null when none was made yet. */
  visitor: string | null;
  /** The remote whose files this browser found changed. */
  badHash: RemoteVersion | null;
}

/** The part of the release that one visitor gets. */
export interface VisitorRelease {
  generation: number;
  createdAt: string;
  /** Of the release: stands for all that is in it. */
  signature: string;
  channel: string;
  /** True if pages may have a service worker. */
  keepsOffline: boolean;
  /** Values that staff set for this visitor without a build. */
  values: SetValues;
  /** True if they may have set more for people by name or role. */
  hasPersonalSettings: boolean;
  content: Content;
  /** `channel` if all its visitors get this content; otherwise the reason why a remote was replaced for this one. */
  basis: 'channel' | 'last good' | 'dev override';
  /** The visitor's id; null where none was needed so far. */
  visitor: string | null;
}

export function visitOf(request: Request): Visit {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    path: request.path,
    language: languageOf(request, cookies),
    theme: themeIn(cookies),
    mayBeSignedIn: valueOf(siteCookies.signedIn, cookies) !== undefined,
    visitor: visitorIn(cookies),
    badHash: remoteInBadHash(valueOf(siteCookies.badHash, cookies)),
  };
}

/**
 * Returns the language of the address, or else the visitor's choice, or else the first of the browser's that
 * exists.
 */
function languageOf(request: Request, cookies: Cookies): Language {
  const { lang } = request.query;
  const asked = typeof lang === 'string' ? languageIn(lang) : null;
  const chosen = languageIn(valueOf(siteCookies.language, cookies));
  const accepted = request.acceptsLanguages([...languages]);
  return asked ?? chosen ?? languageIn(accepted || null) ?? languages[0];
}

function visitorIn(cookies: Cookies): string | null {
  const value = valueOf(siteCookies.visitor, cookies) ?? '';
  return /^[\w-]{22}$/.test(value) ? value : null;
}

/** Null for any theme but the two that exist. */
function themeIn(cookies: Cookies): Visit['theme'] {
  const theme = valueOf(siteCookies.theme, cookies);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Reads a cookie. A choice from before cookies had a prefix counts until there is a new one. */
function valueOf(cookie: SiteCookie, cookies: Cookies): string | undefined {
  const [name, plainName] = cookieNames(cookie);
  return cookies[name] ?? cookies[plainName];
}
