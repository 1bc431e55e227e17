import { announceAuthChange, api, Link, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { FormProvider, useForm } from 'react-hook-form';
import { resetPassword } from '@camp/contracts/account/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { ReplacePasswordFields } from '#new-password/NewPasswordFields.tsx';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
import { messages } from './messages.ts';
import { resetFailureOf, resetFormSchema } from './reset-form.ts';

interface Props {
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: Props) {
  const texts = useMessages(messages);
  const { form, failure, isPending, submit } = useReset({ token, onDone });

  return (
    <Form
      label={texts.form}
      error={failure && texts.failed[failure]}
      onSubmit={(event) => void submit(event)}
    >
      <FormProvider {...form}>
        <ReplacePasswordFields labels={texts} />
      </FormProvider>
      <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
        {texts.save}
      </Button>
      {(failure === 'expired' || failure === 'invalid') && (
        <p>
          <Link to="/forgot-password">{texts.requestNew}</Link>
        </p>
      )}
    </Form>
  );
}

const fieldNames = ['newPassword'] as const;

/** The form's state and its one call. */
function useReset({ token, onDone }: Props) {
  const texts = useMessages(messages);
  const form = useForm({
    resolver: useMemo(() => zodResolver(resetFormSchema(texts)), [texts]),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const reset = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      api(resetPassword, { body: { token, newPassword } }),
    onSuccess: () => {
      /* A reset ends every session of the account, possibly one in this browser. */
      announceAuthChange();
      onDone();
    },
    onError: (error) => landFieldErrors({ error, names: fieldNames, setError: form.setError }),
  });

  return {
    form,
    failure:
      reset.error && !hasFieldErrors(reset.error, fieldNames) ? resetFailureOf(reset.error) : null,
    isPending: reset.isPending,
    submit: form.handleSubmit((values) => reset.mutate(values)),
  };
}
