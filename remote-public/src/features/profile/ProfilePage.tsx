import { isOutage, Navigate, useParams, useQuery } from '@camp/shell-api';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { Biography } from './Biography.tsx';
import { messages } from './messages.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import { profileQuery } from './profile-query.ts';

/**
 * What anybody may see of a member. One page in all its states, so that the heading, and the focus
 * on it, outlive the loading.
 */
export default function ProfilePage() {
  const { username = '' } = useParams();
  const query = useQuery(profileQuery(username));
  const { data: profile } = query;
  const texts = useMessages(messages);
  if (profile === null) return <Navigate to="/404" replace />;

  const name = profile?.display_name || profile?.username || username;
  return (
    <Page
      title={name}
      description={texts.description(name)}
      lead={profile && <ProfileFacts profile={profile} name={name} />}
    >
      <QueryView
        query={query}
        title={texts.failed}
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? texts.outage : texts.tryAgain)}
      >
        {(found) => found && <Biography text={found.bio} name={name} />}
      </QueryView>
    </Page>
  );
}
