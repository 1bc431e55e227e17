import { announceAuthChange, api, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { resetPassword } from '@camp/contracts/account/auth';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { messages } from './messages.ts';
import { type LinkFailure, resetFailureOf, resetFormSchema } from './reset-form.ts';

interface Props {
  token: string;
  onDone: () => void;
  /** Called where no other password helps. */
  onRefused: (failure: LinkFailure) => void;
}

export function ResetPasswordForm({ token, onDone, onRefused }: Props) {
  const texts = useMessages(messages);
  const form = useApiForm({
    schema: resetFormSchema(texts),
    values: { newPassword: '', confirmation: '' },
    call: useMutation({
      mutationFn: ({ newPassword }: { newPassword: string }) =>
        api(resetPassword, { body: { token, newPassword } }),
      onSuccess: () => {
        /* A reset ends every session of the account, possibly one in this browser. */
        announceAuthChange();
        onDone();
      },
      onError: (error) => {
        const failure = resetFailureOf(error);
        if (failure === 'expired' || failure === 'invalid') onRefused(failure);
      },
    }),
  });
  const failure = form.failure && resetFailureOf(form.failure);

  return (
    <Form label={texts.form} error={failure && texts.failed[failure]} onSubmit={form.submit}>
      <NewPasswordFields
        password={{
          label: texts.newPassword,
          value: form.form.watch('newPassword'),
          ...form.field('newPassword'),
        }}
        confirmation={{
          label: texts.confirmation,
          value: form.form.watch('confirmation'),
          ...form.field('confirmation'),
        }}
      />
      <Button type="submit" pending={form.isPending} pendingLabel={texts.saving}>
        {texts.save}
      </Button>
    </Form>
  );
}
