import { type Language, languageCookie, languageIn, languages } from '@camp/contracts/language';
import type { Request } from 'express';

const choice = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** The language somebody reads the site in: the choice in the cookie, else the browser's. */
export function languageOf(request: Request): Language {
  const chosen = languageIn(choice.exec(request.headers.cookie ?? '')?.[1]);
  const accepted = request.acceptsLanguages([...languages]);
  return chosen ?? languageIn(accepted || null) ?? languages[0];
}
