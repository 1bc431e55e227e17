import { type Language, languageIn } from '@camp/contracts/sentences/language';
import { siteCookies } from '@camp/contracts/site/cookies';
import { currentLanguage, setLanguage } from '@camp/ui/i18n/language';
import { keepCookie, oneYear } from './keep-cookie.ts';

/** Switches the site's language and keeps the choice in a cookie for the edge. */
export function chooseLanguage(language: Language): void {
  keep(language);
  setLanguage(language);
}

/** Keeps the language that a link asks for (`?lang=fr`) for the pages that follow. */
export function keepLanguageOfAddress(): void {
  const asked = languageIn(new URLSearchParams(globalThis.location.search).get('lang'));
  if (asked && asked === currentLanguage()) keep(asked);
}

function keep(language: Language): void {
  keepCookie(siteCookies.language, language, oneYear);
}
