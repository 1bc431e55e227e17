import { frenchRefusals, frenchWait } from './french-refusals.ts';
import { currentLanguage } from './language.ts';

/**
 * The server's own sentence, or the fallback when it gave none
 * (docs/specification.md#error-catalogue). The server speaks English alone: on a French page, our
 * sentence for its code. Asked anew at each rendering, so that it follows the language on screen.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!isRefusal(error) || /^HTTP_\d+$/.test(error.message)) return fallback;
  return (currentLanguage() === 'fr' ? frenchFor(error) : undefined) ?? error.message;
}

function frenchFor({ code, retryAfter }: Refused): string | undefined {
  return code === 'RATE_LIMITED' && retryAfter ? frenchWait(retryAfter) : frenchRefusals[code];
}

interface Refused extends Error {
  code: string;
  retryAfter?: number | null;
}

/** Known by its name: the class itself is the shell's, of which each remote would bring a copy. */
function isRefusal(error: unknown): error is Refused {
  return error instanceof Error && error.name === 'ApiCallError' && 'code' in error;
}
