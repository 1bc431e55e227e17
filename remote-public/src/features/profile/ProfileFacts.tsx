import { Avatar } from '@camp/ui/data/Avatar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { Profile } from './find-profile.ts';
import { messages } from './messages.ts';
import styles from './ProfileFacts.module.css';

interface Props {
  profile: Profile;
  name: string;
}

/** Picture, username, and where and since when. */
export function ProfileFacts({ profile, name }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { username, avatar_url, location, created_at } = profile;

  return (
    <div className={styles.member}>
      <Avatar src={avatar_url} name={name} size={96} />
      <div className={styles.facts}>
        <p className={styles.username}>@{username}</p>
        <dl className={styles.list}>
          {location && (
            <div>
              <dt>{texts.location}</dt>
              <dd>{location}</dd>
            </div>
          )}
          <div>
            <dt>{texts.joined}</dt>
            <dd>
              <time dateTime={created_at}>{formatDay(created_at, language)}</time>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
