import { type Language, languageIn } from '@camp/contracts/sentences/language';
import { siteCookies } from '@camp/contracts/site/cookies';
import { currentLanguage, setLanguage } from '@camp/ui/i18n/language';
import { keepCookie, oneYear } from '#document/keep-cookie.ts';

/**
 * Keeps the choice in a cookie for the edge, at once: the visitor may go on before the texts are there. Then switches
 * the site's language. @throws when the texts do not come, and the choice is as it was.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  keep(language);
  try {
    await setLanguage(language);
  } catch (error) {
    keep(currentLanguage());
    throw error;
  }
}

/** Keeps the language that a link asks for (`?lang=fr`) for the pages that follow. */
export function keepLanguageOfAddress(): void {
  const asked = languageIn(new URLSearchParams(globalThis.location.search).get('lang'));
  if (asked && asked === currentLanguage()) keep(asked);
}

function keep(language: Language): void {
  keepCookie(siteCookies.language, language, oneYear);
}
