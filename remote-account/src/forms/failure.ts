import { ApiCallError } from '@camp/shell-api';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

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
  if (!(error instanceof ApiCallError)) return [];
  const { fields } = error;
  return names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
}
