import { type Language, languageIn } from '@camp/contracts/sentences/language';
import { useSyncExternalStore } from 'react';

declare global {
  /** Language of a page that is rendered ahead, without a document; set by the renderer. */
  var prerenderLanguage: Language | undefined;
}

/** Fired on the window when the visitor has chosen another language. */
const languageChangedEvent = 'campbc:language-changed';

function subscribe(listener: () => void) {
  globalThis.addEventListener(languageChangedEvent, listener);
  return () => globalThis.removeEventListener(languageChangedEvent, listener);
}

/**
 * The language on screen. The document's `lang` is the only source: the edge writes it, screen readers
 * read it (WCAG 3.1.1), and shell and remotes agree on it without sharing code.
 */
export function currentLanguage(): Language {
  const language =
    typeof document === 'undefined' ? globalThis.prerenderLanguage : document.documentElement.lang;
  return languageIn(language) ?? 'en';
}

/** Switches the whole site to another language at once. */
export function setLanguage(language: Language): void {
  document.documentElement.lang = language;
  globalThis.dispatchEvent(new Event(languageChangedEvent));
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}
