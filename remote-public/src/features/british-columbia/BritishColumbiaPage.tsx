import { brand } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SitePage } from '#layout/SitePage.tsx';
import { MailLink } from '#links/MailLink.tsx';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import { useCrumbs } from './breadcrumb.ts';
import styles from './BritishColumbiaPage.module.css';
import { messages } from './messages.ts';
import { OpenAlready } from './OpenAlready.tsx';
import { SocialMedia } from './SocialMedia.tsx';

/** Holds the place of the British Columbia pages until their content arrives. */
export default function BritishColumbiaPage() {
  const { title, lead, description, visiting, invitation, write } = useMessages(messages);
  const { regions, britishColumbia } = useCrumbs();

  return (
    <SitePage
      title={title}
      lead={lead}
      description={description}
      above={[regions]}
      crumb={britishColumbia.label}
      width="normal"
    >
      <div className={styles.text}>
        <p>{visiting}</p>
        <p>{invitation}</p>
      </div>
      <div className={styles.ways}>
        <SocialGroupButton />
        <Button variant="secondary" render={<MailLink address={brand.mailboxes.britishColumbia} />}>
          {write}
        </Button>
      </div>
      <OpenAlready />
      <SocialMedia />
    </SitePage>
  );
}
