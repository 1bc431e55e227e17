import { inFrench } from '@camp/contracts/sentences/error-messages';
import type { Message } from '@camp/contracts/sentences/language';
import { currentLanguage } from './language.ts';

interface ErrorTexts {
  /** The page's own sentence for an HTTP status; it wins over the server's. */
  byStatus?: Readonly<Record<number, string>>;
  /** For an answer that brings no sentence; else the fallback. */
  bare?: (status: number) => string;
  /** Sentence for when no answer says more. */
  fallback: string;
}

/**
 * Returns the sentence for an error (docs/specification.md#error-catalogue): the server's own, in the language on
 * screen, unless the page has one of its own. Call it at each rendering, so that it follows the language.
 */
export function errorMessage(error: unknown, texts: string | ErrorTexts): string {
  const { byStatus = {}, bare, fallback } = typeof texts === 'string' ? { fallback: texts } : texts;
  if (!isApiCallError(error)) return fallback;
  const { status, code, message, sentence } = error;
  const own = byStatus[status];
  if (own !== undefined) return own;
  /* The client has nothing better to say than the code when the answer says nothing. */
  if (message === code) return bare?.(status) ?? fallback;
  return translated(sentence) ?? message;
}

/** The server sends the English sentence itself, which may be newer than ours. */
function translated(sentence: Message | null | undefined): string | undefined {
  return sentence && currentLanguage() === 'fr' ? inFrench(sentence) : undefined;
}

interface ApiCallError extends Error {
  status: number;
  code: string;
  /** Absent when the shell is older than this page. */
  sentence?: Message | null;
  fields?: Record<string, string>;
  fieldSentences?: Record<string, Message>;
}

/** Known by its name: the class itself is the shell's, of which each remote would bring a copy. */
export function isApiCallError(error: unknown): error is ApiCallError {
  return error instanceof Error && error.name === 'ApiCallError' && 'code' in error;
}
