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

declare global {
  /** By this, published builds and the shell know each other's files (packages/build). */
  var campbcFiles:
    | {
        /** The hash that a file must have (W3C SRI). @throws for a file that no release names. */
        integrityOf?: (address: string) => string;
        fetchTexts?: (address: string) => Promise<object>;
        /** Each fetches the texts of a build's loaded chunks in a language. */
        loaders: ((language: string) => Promise<unknown>)[];
      }
    | undefined;
}

/** Fetches the texts of all that is loaded in a language. */
export async function fetchLanguage(language: Language): Promise<void> {
  await Promise.all(globalThis.campbcFiles?.loaders.map((load) => load(language)) ?? []);
}

/** Switches the whole site to another language, once its texts are there. @throws when they could not be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await fetchLanguage(language);
  /* Once more, for what was loaded meanwhile. */
  await fetchLanguage(language);
  document.documentElement.lang = language;
  globalThis.dispatchEvent(new Event(languageChangedEvent));
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}
