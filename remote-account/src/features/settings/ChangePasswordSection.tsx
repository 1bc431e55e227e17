import type { OwnUser } from '@camp/contracts/users';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { useWatch } from 'react-hook-form';
import { useFieldTexts } from '#forms/useFieldTexts.ts';
import { FailureNotice } from '#features/settings/FailureNotice.tsx';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { passwordMessages } from './messages.ts';
import { useChangePassword } from './useChangePassword.ts';

export function ChangePasswordSection({ user }: { user: OwnUser }) {
  const texts = useMessages(passwordMessages);
  const fieldText = useFieldTexts();
  const { form, error, isPending, submit } = useChangePassword();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [newPassword, confirmation] = useWatch({ control, name: ['newPassword', 'confirmation'] });

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <Form label={texts.title} onSubmit={(event) => void submit(event)}>
        {error && <FailureNotice error={error} text={texts.failed} />}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          error={fieldText(errors.currentPassword)}
          {...register('currentPassword')}
        />
        <NewPasswordFields
          password={{
            label: texts.newPassword,
            value: newPassword,
            error: fieldText(errors.newPassword),
            registration: register('newPassword'),
          }}
          confirmation={{
            label: texts.confirmation,
            value: confirmation,
            error: errors.confirmation?.message,
            registration: register('confirmation'),
          }}
        />
        <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Card>
  );
}
