import { Link, useSession } from '@camp/shell-api';
import type { OwnUser } from '@camp/contracts/account/users';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { publicProfilePath } from '#features/hub/hub-cards.ts';
import { messages } from './messages.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Edits a member's own profile. Renders nothing when signed out (docs/specification.md#guards). */
export default function ProfilePage() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return <OwnProfile key={session.user.id} user={session.user} />;
}

function OwnProfile({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const publicLink = (
    <Button variant="secondary" render={<Link to={publicProfilePath(user)} />}>
      {texts.viewPublic}
    </Button>
  );

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      actions={publicLink}
      width="page"
    >
      <ProfileForm user={user} />
    </Page>
  );
}
