import { isOutage, Link, Navigate, useParams, useQuery, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { isolatedName, PersonName } from '@camp/ui/data/PersonName';
import { Page } from '@camp/ui/layout/Page';
import { Avatar } from '@camp/ui/data/Avatar';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { formatMonth } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { type Profile, profileQuery } from './find-profile.ts';
import { messages } from './messages.ts';
import { NearTown, OwnHints } from './NearTown.tsx';
import { landscapeOf, landscapeSize } from './own-landscape.ts';
import styles from './profile.module.css';

/**
 * A member's public profile. One `Page` for all states, so that the heading keeps its focus when the
 * profile has loaded.
 */
export default function ProfilePage() {
  const { username = '' } = useParams();
  const query = useQuery(profileQuery(username));
  const { data: profile } = query;
  const texts = useMessages(messages);
  const isOwn = useIsOwn(profile);
  if (profile === null) return <Navigate to="/404" replace />;

  const name = isolatedName(profile?.display_name || profile?.username || username);
  return (
    <Page
      title={name}
      hasContours={false}
      width="page"
      description={texts.description({ name })}
      lead={profile && <ProfileFacts profile={profile} />}
      actions={
        isOwn && (
          <Button variant="secondary" size="small" render={<Link to="/profile" />}>
            {texts.edit}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        title={texts.failed}
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? texts.outage : texts.tryAgain)}
      >
        {(found) =>
          found && <Biography text={found.bio} nothing={isOwn ? null : texts.noBio({ name })} />
        }
      </QueryView>
      <OwnBand asked={username} profile={profile} />
      {profile && <Below profile={profile} isOwn={isOwn} />}
    </Page>
  );
}

/** Tells members what their own page lacks, and leads everyone on to campgrounds. */
function Below({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  return (
    <>
      {isOwn && <OwnHints {...profile} />}
      <NearTown location={profile.location} />
    </>
  );
}

/** True if it is the visitor's own profile. */
function useIsOwn(profile: Profile | null | undefined): boolean {
  const { session } = useSession();
  return session.status === 'signed-in' && session.user.username === profile?.username;
}

/** Username, place and the month of joining, in one line. */
function ProfileFacts({ profile }: { profile: Profile }) {
  const { joined } = useMessages(messages);
  const language = useLanguage();
  const { username, location, created_at } = profile;

  return (
    <p className={styles.facts}>
      <span>@{username}</span>
      {location && <PersonName name={location} />}
      <time dateTime={created_at}>{joined({ month: formatMonth(created_at, language) })}</time>
    </p>
  );
}

interface OwnBandProps {
  /** The name in the address. */
  asked: string;
  /** Not there yet at first. */
  profile: Profile | undefined;
}

/**
 * The landscape of a name, with the picture standing in it. There from the start, so that nothing moves when
 * the profile arrives. Decorative: the name stands below.
 */
function OwnBand({ asked, profile }: OwnBandProps) {
  const { ground, hills } = landscapeOf(profile?.username ?? asked);
  const { width, height } = landscapeSize;

  return (
    <div className={styles.band} data-ground={ground}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {hills.map((hill) => (
          <path key={hill} d={hill} />
        ))}
      </svg>
      <span className={styles.picture}>
        <Avatar src={profile ? pictureOf(profile) : null} size={120} />
      </span>
    </div>
  );
}

interface BiographyProps {
  text: string | null;
  /** Shown where there is no text; null for nothing at all. */
  nothing: string | null;
}

/** The member's own words, with their line breaks. */
function Biography({ text, nothing }: BiographyProps) {
  if (text)
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  return nothing && <p className={styles.nothing}>{nothing}</p>;
}
