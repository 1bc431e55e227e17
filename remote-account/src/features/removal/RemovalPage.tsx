import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useMailedToken } from '#forms/useMailedToken.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';
import { Removal } from './Removal.tsx';

/** The target of the link in the mail about a second step that its owner has lost. Opening it changes nothing. */
export default function RemovalPage() {
  const { title, description, toLogin, newPassword } = useMessages(messages);
  const token = useMailedToken();

  return (
    <SignInPage title={title} description={description}>
      <Removal token={token} />
      <Cluster as="p" gap="16px">
        <Link to="/login">{toLogin}</Link>
        <Link to="/forgot-password">{newPassword}</Link>
      </Cluster>
    </SignInPage>
  );
}
