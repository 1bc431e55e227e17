import { isOutage, Navigate, useParams, useQuery } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/feedback/ErrorState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
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
  const { data: profile, error, refetch } = useQuery(profileQuery(username));
  const texts = useMessages(messages);
  if (profile === null) return <Navigate to="/404" replace />;

  const name = profile?.display_name || profile?.username || username;
  return (
    <Page
      title={name}
      description={texts.description(name)}
      lead={profile && <ProfileFacts profile={profile} name={name} />}
    >
      {profile && <Biography text={profile.bio} name={name} />}
      {!profile && error !== null && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()}>
          {isOutage(error) ? texts.outage : texts.tryAgain}
        </ErrorState>
      )}
      {!profile && error === null && <Loading label={texts.loading} />}
    </Page>
  );
}
