import type { OwnUser } from '@camp/contracts/account/users';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { useState } from 'react';
import { settingsAnchors } from './anchors.ts';
import { FailureNotice } from './notices.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { passwordMessages } from './messages.ts';
import { useChangePassword } from './useChangePassword.ts';

/** True if a link leads straight to the password, as from a password manager: the form is then open. */
const isAskedFor = () => location.hash === `#${settingsAnchors.password}`;

export function ChangePasswordSection({ user }: { user: OwnUser }) {
  const texts = useMessages(passwordMessages);
  const change = useChangePassword();
  const [isOpen, setOpen] = useState(isAskedFor);

  function open(next: boolean) {
    change.form.reset();
    setOpen(next);
  }

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <OpeningForm isOpen={isOpen} onOpenChange={open} openLabel={texts.title}>
        <Form label={texts.title} onSubmit={change.submit}>
          {change.failure && <FailureNotice error={change.failure} text={texts.failed} />}
          {/* Shows password managers whose password this is. */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            {...change.field('currentPassword')}
          />
          <NewPasswordFields
            password={{
              label: texts.newPassword,
              value: change.form.watch('newPassword'),
              ...change.field('newPassword'),
            }}
            confirmation={{
              label: texts.confirmation,
              value: change.form.watch('confirmation'),
              ...change.field('confirmation'),
            }}
          />
          <Button type="submit" pending={change.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Form>
      </OpeningForm>
    </Card>
  );
}
