import type { OwnUser } from '@camp/contracts/users';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import styles from './AccountSummary.module.css';
import { messages } from './messages.ts';

const dateFormats = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }),
};

/** What the site knows of the person, in short. */
export function AccountSummary({ user }: { user: OwnUser }) {
  const texts = useMessages(messages).account;
  const dateFormat = dateFormats[useLanguage()];

  return (
    <Card title={texts.title}>
      <dl className={styles.facts}>
        <dt>{texts.username}</dt>
        <dd>{user.username}</dd>
        <dt>{texts.email}</dt>
        <dd>{user.email}</dd>
        <dt>{texts.since}</dt>
        <dd>
          <time dateTime={user.created_at}>{dateFormat.format(new Date(user.created_at))}</time>
        </dd>
      </dl>
    </Card>
  );
}
