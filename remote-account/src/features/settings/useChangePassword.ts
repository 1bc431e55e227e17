import { changePassword } from '@camp/contracts/account/auth';
import { api, notify, useMutation, useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
import { passwordMessages } from './messages.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

const fieldNames = ['currentPassword', 'newPassword'] as const;

/** The form's state and its one call, which ends every session of the account. */
export function useChangePassword() {
  const texts = useMessages(passwordMessages);
  const { logout } = useSession();
  const form = useForm({
    resolver: useMemo(() => zodResolver(changeFormSchema(texts)), [texts]),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Change) =>
      api(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: async () => {
      notify({ tone: 'success', text: texts.changed });
      /* The guard then redirects to the login page. */
      await logout();
    },
    onError: (error) => landFieldErrors({ error, names: fieldNames, setError: form.setError }),
  });

  return {
    form,
    error: hasFieldErrors(change.error, fieldNames) ? null : change.error,
    isPending: change.isPending,
    submit: form.handleSubmit((values) => change.mutate(values)),
  };
}

/** The API's body, plus the new password a second time. */
export const changeFormSchema = ({ mismatch }: { mismatch: string }) =>
  z.extend(changePassword.body, { confirmation: z.string() }).check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      message: mismatch,
    }),
  );
