import { brand, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { SitePage } from '#layout/SitePage.tsx';
import { MailLink } from '#links/MailLink.tsx';
import { useCrumbs } from './breadcrumb.ts';
import { britishColumbiaPaths } from './paths.ts';
import { ServiceKinds } from './ServiceKinds.tsx';
import { messages } from './services-messages.ts';
import styles from './ServicesPage.module.css';

/** What campers need between campgrounds: what will be listed, and how to be listed. */
export default function ServicesPage() {
  const texts = useMessages(messages);
  const { regions, britishColumbia } = useCrumbs();

  return (
    <SitePage
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      above={[regions, britishColumbia]}
      crumb={texts.crumb}
    >
      <Section title={texts.kindsTitle}>
        <p className={styles.text}>{texts.notYet}</p>
        <ServiceKinds />
      </Section>
      <div className={styles.asides}>
        <Section title={texts.joinTitle}>
          <p className={styles.text}>{texts.join}</p>
          <div>
            <Button render={<MailLink address={brand.mailboxes.britishColumbia} />}>
              {texts.write}
            </Button>
          </div>
        </Section>
        <Section title={texts.urgentTitle}>
          <p className={styles.text}>
            {texts.urgent} <Link to={britishColumbiaPaths.emergencies}>{texts.emergencies}</Link>.
          </p>
        </Section>
      </div>
    </SitePage>
  );
}
