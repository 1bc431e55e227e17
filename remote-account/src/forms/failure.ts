import { ApiError } from '@camp/shell-api';
import { currentLanguage } from '@camp/ui/language';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { frenchRefusals } from './french-sentences.ts';

/**
 * The server's own sentence, or the fallback when it gave none (specification, section 8). The server
 * speaks English alone: on a French page, our sentence for its code. Asked anew at each rendering, so
 * that it follows the language on screen.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || /^HTTP_\d+$/.test(error.message)) return fallback;
  const french = currentLanguage() === 'fr' ? frenchRefusals[error.code] : undefined;
  return french ?? error.message;
}

interface Landing<Values extends FieldValues> {
  error: unknown;
  /** Fields the form shows; anything else the server names stays in the form's own error. */
  names: readonly Path<Values>[];
  setError: UseFormSetError<Values>;
}

/** Puts the server's field errors on their inputs and focuses the first. */
export function landFieldErrors<Values extends FieldValues>(landing: Landing<Values>): void {
  const { error, names, setError } = landing;
  for (const [index, [name, message]] of refusedFields(error, names).entries()) {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}

/** Whether the inputs say it all, so that the form itself need not. */
export function hasFieldErrors(error: unknown, names: readonly string[]): boolean {
  return refusedFields(error, names).length > 0;
}

function refusedFields<Name extends string>(error: unknown, names: readonly Name[]) {
  if (!(error instanceof ApiError)) return [];
  const { fields } = error;
  return names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
}
