import { useMessages } from '@camp/ui/i18n/define-messages';
import { useMailedToken } from '#forms/useMailedToken.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';
import { Removal } from './Removal.tsx';

/** The target of the link in the mail about a second step that its owner has lost. Opening it changes nothing. */
export default function RemovalPage() {
  const { title, description } = useMessages(messages);
  const token = useMailedToken();

  return (
    <SignInPage title={title} description={description}>
      <Removal token={token} />
    </SignInPage>
  );
}
