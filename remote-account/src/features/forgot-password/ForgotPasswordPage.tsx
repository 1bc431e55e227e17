import { api, Link, useMutation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { forgotPassword } from '@camp/contracts/account/auth';
import { Form } from '@camp/ui/fields/Form';
import { TextField } from '@camp/ui/fields/TextField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';

/**
 * Asks for an email address, then says the same whether or not it has an account
 * (docs/decisions/sign-in.md#0007).
 */
export default function ForgotPasswordPage() {
  const texts = useMessages(messages);
  const [sentTo, setSentTo] = useState<string>();
  useHeadingFocus(sentTo === undefined ? 'asking' : 'sent');

  if (sentTo !== undefined) {
    return <LinkSent email={sentTo} onAnother={() => setSentTo(undefined)} />;
  }
  return (
    <SignInPage title={texts.title} lead={texts.lead} description={texts.description}>
      <ForgotPasswordForm onSent={setSentTo} />
      <p>
        <Link to="/login">{texts.backToLogin}</Link>
      </p>
    </SignInPage>
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
    <SignInPage title={texts.sent.title} lead={texts.sent.text({ email })}>
      <p>{texts.sent.hint}</p>
      <Button render={<Link to="/login" />}>{texts.backToLogin}</Button>
      <Button variant="secondary" onClick={onAnother}>
        {texts.sent.again}
      </Button>
    </SignInPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useMessages(messages);
  const { field, failure, isPending, submit } = useApiForm({
    schema: forgotPassword.body,
    values: { email: '' },
    call: useMutation({
      mutationFn: (body: { email: string }) => api(forgotPassword, { body }),
      onSuccess: (_answer, { email }) => onSent(email),
    }),
  });

  return (
    <Form
      label={texts.form}
      error={failure && errorMessage(failure, texts.failed)}
      onSubmit={submit}
    >
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" pending={isPending} pendingLabel={texts.sending}>
        {texts.send}
      </Button>
    </Form>
  );
}
