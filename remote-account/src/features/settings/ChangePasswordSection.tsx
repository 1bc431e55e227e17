import type { OwnUser } from '@camp/contracts/account/users';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useFieldTexts } from '#forms/field-errors.ts';
import { settingsAnchors } from './anchors.ts';
import { FailureNotice } from './notices.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { ReplacePasswordFields } from '#new-password/NewPasswordFields.tsx';
import { passwordMessages } from './messages.ts';
import { useChangePassword } from './useChangePassword.ts';

/** True if a link leads straight to the password, as from a password manager: the form is then open. */
const isAskedFor = () => location.hash === `#${settingsAnchors.password}`;

export function ChangePasswordSection({ user }: { user: OwnUser }) {
  const texts = useMessages(passwordMessages);
  const fieldText = useFieldTexts();
  const { form, error, isPending, submit } = useChangePassword();
  const [isOpen, setOpen] = useState(isAskedFor);

  function open(next: boolean) {
    form.reset();
    setOpen(next);
  }

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <OpeningForm isOpen={isOpen} onOpenChange={open} openLabel={texts.title}>
        <Form label={texts.title} onSubmit={(event) => void submit(event)}>
          {error && <FailureNotice error={error} text={texts.failed} />}
          {/* Shows password managers whose password this is. */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            error={fieldText(form.formState.errors.currentPassword)}
            {...form.register('currentPassword')}
          />
          <FormProvider {...form}>
            <ReplacePasswordFields labels={texts} />
          </FormProvider>
          <Button type="submit" pending={isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Form>
      </OpeningForm>
    </Card>
  );
}
