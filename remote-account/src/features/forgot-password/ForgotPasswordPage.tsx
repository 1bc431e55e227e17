import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { messages } from './messages.ts';

/**
 * Asks for an email address, then says the same whether or not it has an account
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

interface Props {
  email: string;
  onAnother: () => void;
}

/** Shown after the request; does not reveal whether there is such an account. */
function LinkSent({ email, onAnother }: Props) {
  const texts = useMessages(messages);

  return (
    <Page title={texts.sent.title} lead={texts.sent.text(email)} width="narrow">
      <p>{texts.sent.hint}</p>
      <Button render={<Link to="/login" />}>{texts.backToLogin}</Button>
      <Button variant="secondary" onClick={onAnother}>
        {texts.sent.again}
      </Button>
    </Page>
  );
}
