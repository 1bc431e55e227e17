import { resetPassword } from '@camp/contracts/auth';
import { announceAuthChange, api, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { hasFieldErrors, landFieldErrors } from '#forms/failure.ts';
import { messages } from './messages.ts';
import { resetFailureOf } from './reset-failure.ts';
import { resetFormSchema } from './reset-form.ts';

interface Reset {
  token: string;
  onDone: () => void;
}

const fieldNames = ['newPassword'] as const;

/** The form's state and its one call. */
export function useReset({ token, onDone }: Reset) {
  const texts = useMessages(messages);
  const form = useForm({
    resolver: useMemo(() => zodResolver(resetFormSchema(texts)), [texts]),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const reset = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      api(resetPassword, { body: { token, newPassword } }),
    onSuccess: () => {
      /* A reset ends every session of the account, perhaps also one of this browser. */
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
