import { ApiError } from '@camp/shell-api';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** The server's own sentence, or the fallback when it gave none (specification, section 8). */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return /^HTTP_\d+$/.test(error.message) ? fallback : error.message;
}

interface Landing<Values extends FieldValues> {
  error: unknown;
  /** Fields the form shows; anything else the server names stays in the form's own error. */
  names: readonly Path<Values>[];
  setError: UseFormSetError<Values>;
}

/** Puts the server's field errors on their inputs and focuses the first; answers whether there was one. */
export function landFieldErrors<Values extends FieldValues>(landing: Landing<Values>): boolean {
  const { error, names, setError } = landing;
  if (!(error instanceof ApiError)) return false;
  const refused = names.filter((name) => error.fields[name] !== undefined);
  for (const [index, name] of refused.entries()) {
    const message = error.fields[name] ?? '';
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return refused.length > 0;
}
