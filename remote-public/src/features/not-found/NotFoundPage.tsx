import { brand, Link } from '@camp/shell-api';
import { LostCamp } from '@camp/ui/artwork/scenes/LostCamp';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { MailLink } from '#links/MailLink.tsx';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import { messages } from './messages.ts';
import styles from './NotFoundPage.module.css';

/** Shown for every address that leads nowhere. */
export default function NotFoundPage() {
  const { title, lead, description, before, after, home, group } = useMessages(messages);

  return (
    <Page title={title} lead={lead} description={description}>
      <div className={styles.clearing}>
        <LostCamp className={styles.scene} />
        <div className={styles.words}>
          <p>
            {before} <MailLink address={brand.mailboxes.general} /> {after}
          </p>
          <div className={styles.ways}>
            <Button render={<Link to="/" />}>{home}</Button>
            <SocialGroupButton variant="secondary">{group}</SocialGroupButton>
          </div>
        </div>
      </div>
    </Page>
  );
}
