import { badHashCookie, remoteInBadHash, type RemoteVersion } from '@camp/contracts/bad-hash';
import { type Language, languageCookie, languageIn, languages } from '@camp/contracts/language';
import { type Cookies, parseCookie } from 'cookie';
import type { Request } from 'express';

/** What the edge knows of one visitor's request for a page. */
export interface Visit {
  path: string;
  language: Language;
  theme: 'light' | 'dark' | null;
  /** Whether the visitor's browser says it has been signed in. */
  mayBeSignedIn: boolean;
  /** Which of a hundred visitors this one is (0 to 99); null when that was never drawn. */
  bucket: number | null;
  /** Release of a remote whose files this visitor's browser found changed. */
  badHash: RemoteVersion | null;
}

export function visitOf(request: Request): Visit {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    path: request.path,
    language: languageOf(request, cookies),
    theme: themeIn(cookies),
    mayBeSignedIn: cookies['campbc_signed_in'] !== undefined,
    bucket: bucketIn(cookies),
    badHash: remoteInBadHash(cookies[badHashCookie]),
  };
}

/** The address decides, then the visitor's choice, then the browser's languages. */
function languageOf(request: Request, cookies: Cookies): Language {
  const { lang } = request.query;
  const asked = typeof lang === 'string' ? languageIn(lang) : null;
  const chosen = languageIn(cookies[languageCookie]);
  const accepted = request.acceptsLanguages([...languages]);
  return asked ?? chosen ?? languageIn(accepted || null) ?? languages[0];
}

/** Keeps a visitor in one channel from page to page. */
export const bucketCookie = 'campbc_bucket';

function bucketIn(cookies: Cookies): number | null {
  const value = cookies[bucketCookie] ?? '';
  return /^\d{1,2}$/.test(value) ? Number(value) : null;
}

/** Only the two known themes go into the page. */
function themeIn(cookies: Cookies): Visit['theme'] {
  const theme = cookies['campbc_theme'];
  return theme === 'light' || theme === 'dark' ? theme : null;
}
