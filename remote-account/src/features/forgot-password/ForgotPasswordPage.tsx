import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkSent } from './LinkSent.tsx';
import { messages } from './messages.ts';

/**
 * Asks for an address, then says the same whether or not it has an account
 * (docs/decisions/0007-accounts-stay-hidden.md).
 */
export default function ForgotPasswordPage() {
  const texts = useMessages(messages);
  const [sentTo, setSentTo] = useState<string>();
  useHeadingFocus(sentTo === undefined ? 'asking' : 'sent');

  if (sentTo !== undefined) {
    return <LinkSent email={sentTo} onAnother={() => setSentTo(undefined)} />;
  }
  return (
    <Page title={texts.title} lead={texts.lead} description={texts.description} width="narrow">
      <ForgotPasswordForm onSent={setSentTo} />
      <p>
        <Link to="/login">{texts.backToLogin}</Link>
      </p>
    </Page>
  );
}
