import { changePassword } from '@camp/contracts/account/auth';
import { api, notify, useMutation, useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import * as z from 'zod/mini';
import { passwordMessages } from './messages.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

/** The form's state and its one call, which ends every session of the account. */
export function useChangePassword() {
  const texts = useMessages(passwordMessages);
  const { logout } = useSession();
  return useApiForm({
    schema: changeFormSchema(texts),
    values: { currentPassword: '', newPassword: '', confirmation: '' },
    call: useMutation({
      mutationFn: ({ currentPassword, newPassword }: Change) =>
        api(changePassword, { body: { currentPassword, newPassword } }),
      onSuccess: async () => {
        notify({ tone: 'success', text: texts.changed });
        /* The guard then redirects to the login page. */
        await logout();
      },
    }),
  });
}

/** The API's body, plus the new password a second time. */
export const changeFormSchema = ({ mismatch }: { mismatch: string }) =>
  z.extend(changePassword.body, { confirmation: z.string() }).check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      message: mismatch,
    }),
  );
