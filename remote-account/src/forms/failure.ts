import { ApiCallError } from '@camp/shell-api';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

interface LandingOptions<Values extends FieldValues> {
  error: unknown;
  /** Fields of the form; errors of any other field stay in the form's own message. */
  names: readonly Path<Values>[];
  setError: UseFormSetError<Values>;
}

/** Shows the server's field errors at their inputs and focuses the first. */
export function landFieldErrors<Values extends FieldValues>(landing: LandingOptions<Values>): void {
  const { error, names, setError } = landing;
  for (const [index, [name, message]] of refusedFields(error, names).entries()) {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}

/** Whether the inputs show the error, so that the form need not. */
export function hasFieldErrors(error: unknown, names: readonly string[]): boolean {
  return refusedFields(error, names).length > 0;
}

function refusedFields<Name extends string>(error: unknown, names: readonly Name[]) {
  if (!(error instanceof ApiCallError)) return [];
  const { fields } = error;
  return names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
}
