import { isOutage, Navigate, useParams, useQuery } from '@camp/shell-api';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { isolatedName, PersonName } from '@camp/ui/data/PersonName';
import { Page } from '@camp/ui/layout/Page';
import { Avatar } from '@camp/ui/data/Avatar';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { type Profile, profileQuery } from './find-profile.ts';
import styles from './profile.module.css';

const messages = defineMessages({
  en: {
    description: (name: string) => `The public profile of ${name} on CampBC.`,
    loading: 'Loading profile…',
    about: 'About',
    noBio: (name: string) => `${name} has not written anything here yet.`,
    location: 'Location',
    joined: 'Joined',
    failed: 'Failed to load the profile',
    outage:
      'Our servers are not answering. We try again every few seconds, and the profile comes by itself.',
    tryAgain: 'Please try again in a moment.',
  },
  fr: {
    description: (name) => `Le profil public de ${name} sur CampBC.`,
    loading: 'Chargement du profil…',
    about: 'À propos',
    noBio: (name) => `${name} n’a encore rien écrit ici.`,
    location: 'Lieu',
    joined: 'Membre depuis',
    failed: 'Impossible de charger le profil',
    outage:
      'Nos serveurs ne répondent pas. Nous réessayons toutes les quelques secondes, et le profil s’affichera de lui-même.',
    tryAgain: 'Veuillez réessayer dans un moment.',
  },
});

/**
 * A member's public profile. One `Page` for all states, so that the heading keeps its focus when the
 * profile has loaded.
 */
export default function ProfilePage() {
  const { username = '' } = useParams();
  const query = useQuery(profileQuery(username));
  const { data: profile } = query;
  const texts = useMessages(messages);
  if (profile === null) return <Navigate to="/404" replace />;

  const name = isolatedName(profile?.display_name || profile?.username || username);
  return (
    <Page
      title={name}
      description={texts.description(name)}
      lead={profile && <ProfileFacts profile={profile} />}
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

/** Picture, username, location and the date of joining. */
function ProfileFacts({ profile }: { profile: Profile }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { username, avatar_url, location, created_at } = profile;

  return (
    <Cluster gap={4} align="center">
      <Avatar src={avatar_url} size={96} />
      <Stack gap={2} className={styles.facts}>
        <p className={styles.username}>@{username}</p>
        <dl className={styles.list}>
          {location && (
            <div>
              <dt>{texts.location}</dt>
              <dd>
                <PersonName name={location} />
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.joined}</dt>
            <dd>
              <time dateTime={created_at}>{formatDay(created_at, language)}</time>
            </dd>
          </div>
        </dl>
      </Stack>
    </Cluster>
  );
}

interface BiographyProps {
  text: string | null;
  name: string;
}

/** The member's own words, with their line breaks. */
function Biography({ text, name }: BiographyProps) {
  const { about, noBio } = useMessages(messages);

  return (
    <Section title={about}>
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <p className={styles.nothing}>{noBio(name)}</p>
      )}
    </Section>
  );
}
