import { type Language, languageCookie, languageIn, languages } from '@camp/contracts/language';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The language somebody reads the site in: the choice in the cookie, else the browser's. */
export function languageOf(request: Request): Language {
  const chosen = languageIn(parseCookie(request.headers.cookie ?? '')[languageCookie]);
  const accepted = request.acceptsLanguages([...languages]);
  return chosen ?? languageIn(accepted || null) ?? languages[0];
}
