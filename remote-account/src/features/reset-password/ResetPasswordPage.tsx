import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { messages } from './messages.ts';
import { PasswordReset } from './PasswordReset.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useResetToken } from './useResetToken.ts';

/** Where the link of the reset mail leads. */
export default function ResetPasswordPage() {
  const texts = useMessages(messages);
  const token = useResetToken();
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <Page title={texts.title} width="narrow">
        <PasswordReset />
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead} description={texts.description} width="narrow">
      {token ? (
        <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <>
          <Notice tone="danger">{texts.missingToken}</Notice>
          <Button render={<Link to="/forgot-password" />}>{texts.requestNew}</Button>
        </>
      )}
    </Page>
  );
}
