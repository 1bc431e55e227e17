import { type Language, languageCookie, languageIn } from '@camp/contracts/language';
import { currentLanguage, speak } from '@camp/ui/i18n/language';

const oneYear = 31_536_000;

/** Shows the site in a language and keeps the choice in a cookie, which the edge reads. */
export function chooseLanguage(language: Language): void {
  keep(language);
  speak(language);
}

/** A link may name its language (`?lang=fr`): the pages that follow stay in it. */
export function keepLanguageOfAddress(): void {
  const asked = languageIn(new URLSearchParams(globalThis.location.search).get('lang'));
  if (asked && asked === currentLanguage()) keep(asked);
}

function keep(language: Language): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}
