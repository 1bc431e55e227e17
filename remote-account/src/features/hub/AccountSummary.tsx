import type { OwnUser } from '@camp/contracts/users';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import styles from './AccountSummary.module.css';
import { messages } from './messages.ts';

/** What the site knows of the person, in short. */
export function AccountSummary({ user }: { user: OwnUser }) {
  const texts = useMessages(messages).account;
  const language = useLanguage();

  return (
    <Card title={texts.title}>
      <dl className={styles.facts}>
        <dt>{texts.username}</dt>
        <dd>{user.username}</dd>
        <dt>{texts.email}</dt>
        <dd>{user.email}</dd>
        <dt>{texts.since}</dt>
        <dd>
          <time dateTime={user.created_at}>{formatDay(user.created_at, language)}</time>
        </dd>
      </dl>
    </Card>
  );
}
