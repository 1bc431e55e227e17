import type { OwnUser } from '@camp/contracts/users';
import { Avatar } from '@camp/ui/data/Avatar';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import { type ProfileValues, shownPicture } from './profile-form.ts';
import styles from './ProfilePreview.module.css';

interface Props {
  user: OwnUser;
  /** What is in the form at this moment. */
  values: Partial<ProfileValues>;
  picture: string;
}

/** Side of the picture and of its placeholder, in pixels. */
const pictureSize = 96;

/** The profile as it will look; an empty field shows what stays as it is. */
export function ProfilePreview({ user, values, picture }: Props) {
  const texts = useMessages(messages);
  const shown = (name: keyof ProfileValues) => values[name]?.trim() || user[name];
  const name = shown('display_name') || user.username;

  return (
    <Card title={texts.preview}>
      <div className={styles.preview}>
        <Avatar src={shownPicture(picture) ?? user.avatar_url} name={name} size={pictureSize} />
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>@{user.username}</p>
        {shown('location') && <p className={styles.detail}>{shown('location')}</p>}
        {shown('bio') && <p className={styles.bio}>{shown('bio')}</p>}
      </div>
    </Card>
  );
}
