import { badHashCookie, remoteInBadHash, type RemoteVersion } from '@camp/contracts/bad-hash';
import { type Language, languageCookie, languageIn, languages } from '@camp/contracts/language';
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
  const cookies = cookiesOf(request);
  return {
    path: request.path,
    language: languageOf(request, cookies),
    theme: themeIn(cookies),
    mayBeSignedIn: cookies.has('campbc_signed_in'),
    bucket: bucketIn(cookies),
    badHash: remoteInBadHash(cookies.get(badHashCookie)),
  };
}

/** The address decides, then the visitor's choice, then the browser's languages. */
function languageOf(request: Request, cookies: Map<string, string>): Language {
  const { lang } = request.query;
  const asked = typeof lang === 'string' ? languageIn(lang) : null;
  const chosen = languageIn(cookies.get(languageCookie));
  const accepted = request.acceptsLanguages([...languages]);
  return asked ?? chosen ?? languageIn(accepted || null) ?? languages[0];
}

function cookiesOf({ headers }: Request): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

/** Keeps a visitor in one channel from page to page. */
export const bucketCookie = 'campbc_bucket';

function bucketIn(cookies: Map<string, string>): number | null {
  const value = cookies.get(bucketCookie) ?? '';
  return /^\d{1,2}$/.test(value) ? Number(value) : null;
}

/** Only the two known themes go into the page. */
function themeIn(cookies: Map<string, string>): Visit['theme'] {
  const theme = cookies.get('campbc_theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
