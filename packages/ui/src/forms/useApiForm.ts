import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLanguage } from '#i18n/language.ts';
import { fieldText, refusedFields } from './field-errors.ts';

/** A call of the API as a mutation. */
export interface ApiCall<Body> {
  error: Error | null;
  isPending: boolean;
  mutate: (body: Body, then: Then) => void;
}

interface Then {
  onSuccess: () => void;
  onError: (error: unknown) => void;
}

/** Messages by field. */
type Problems<Values> = { [Name in keyof Values]?: string };

interface ApiFormOptions<Values, Checked, Body> {
  /** Initial values of the fields, in their order on screen. */
  values: Values;
  call: ApiCall<Body>;
  /** Checks the values, mostly by the body of the endpoint. Without a check only the API checks. */
  schema?: z.ZodMiniType<Checked, Values>;
  /** Time of the first check: at the first attempt to send, or once a field is left. */
  mode?: 'onSubmit' | 'onTouched';
  /** Returns the body of the call; null if there is nothing to send. By default the checked values are sent. */
  toBody?: (checked: Checked) => Body | null;
  /** Called after a success, while the form is there. */
  onDone?: () => void;
  /** Returns messages for fields that the API does not name in its refusal. */
  moreErrors?: (error: unknown) => Problems<Values>;
}

/**
 * A form of one call of the API. It checks the values, sends them once at a time, shows at each field what is wrong
 * with it, by the schema or by the API, and focuses the first (WCAG 3.3.1, 2.4.3).
 */
export function useApiForm<Values extends FieldValues, Checked = Values, Body = Checked>(
  options: ApiFormOptions<Values, Checked, Body>,
) {
  const { values, call, schema, mode = 'onSubmit', toBody = same, onDone, moreErrors } = options;
  const language = useLanguage();
  const form = useForm<Values, unknown, Checked>({
    defaultValues: values as DefaultValues<Values>,
    mode,
    ...(schema && { resolver: zodResolver(schema) }),
  });
  const errors = form.formState.errors as Partial<Record<string, { message?: string }>>;
  const errorsOf = (error: unknown) => [
    ...refusedFields(error, Object.keys(values)),
    ...(Object.entries(moreErrors?.(error) ?? {}) as [string, string][]),
  ];

  function send(checked: Checked): void {
    if (call.isPending) return;
    const body = toBody(checked) as Body | null;
    if (body === null) return;
    call.mutate(body, {
      onSuccess: () => onDone?.(),
      onError: (error) => landErrors(form, errorsOf(error)),
    });
  }

  /** Returns the properties of a field's component. */
  const field = <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => {
    const message = errors[name]?.message;
    return { ...form.register(name, rules), error: message && fieldText(message, language) };
  };

  return {
    form,
    field,
    /** Error of the call, unless the fields show it. */
    failure: errorsOf(call.error).length > 0 ? null : call.error,
    isPending: call.isPending,
    submit: (event: SubmitEvent) => form.handleSubmit(send)(event),
  };
}

const same = (checked: unknown) => checked;

/** Shows errors at their fields and focuses the first. */
function landErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  found: [name: string, message: string][],
): void {
  for (const [index, [name, message]] of found.entries()) {
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
