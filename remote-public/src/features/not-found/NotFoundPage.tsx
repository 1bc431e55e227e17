import { brand, Link } from '@camp/shell-api';
import { LostCamp } from '@camp/ui/artwork/CampScene';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/Cluster';
import { Page } from '@camp/ui/layout/Page';
import { Stack } from '@camp/ui/layout/Stack';
import { MailLink } from '#components/MailLink.tsx';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import { messages } from './messages.ts';
import styles from './NotFoundPage.module.css';

/** Shown for every address without a page. */
export default function NotFoundPage() {
  const { title, lead, description, before, after, home, group } = useMessages(messages);

  return (
    <Page title={title} lead={lead} description={description}>
      <div className={styles.clearing}>
        <LostCamp className={styles.scene} />
        <Stack gap={4}>
          <p>
            {before} <MailLink address={brand.mailboxes.general} /> {after}
          </p>
          <Cluster gap={3}>
            <Button render={<Link to="/" />}>{home}</Button>
            <SocialGroupButton variant="secondary">{group}</SocialGroupButton>
          </Cluster>
        </Stack>
      </div>
    </Page>
  );
}
