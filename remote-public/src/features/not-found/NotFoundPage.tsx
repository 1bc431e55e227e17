import { brand, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Page } from '@camp/ui/Page';
import { MailLink } from '#links/MailLink.tsx';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import styles from './NotFoundPage.module.css';

/** Shown for every address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <Page title="404 File Not Found" lead="We're going camping until you find us..." width="narrow">
      <p>
        The trail you followed ends here. The page may have moved, or the address has a typo in it.
        If one of our own links sent you, tell us at <MailLink address={brand.mailboxes.general} />{' '}
        and we will fix the signpost.
      </p>
      <div className={styles.ways}>
        <Button render={<Link to="/" />}>Back to the home page</Button>
        <SocialGroupButton variant="secondary">Visit the social group</SocialGroupButton>
      </div>
    </Page>
  );
}
