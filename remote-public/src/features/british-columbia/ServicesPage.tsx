import { brand, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { Page } from '@camp/ui/Page';
import { Section } from '@camp/ui/Section';
import { crumbLink } from '#links/crumb-link.tsx';
import { MailLink } from '#links/MailLink.tsx';
import { useBreadcrumb } from './breadcrumb.ts';
import { britishColumbiaPaths } from './paths.ts';
import { ServiceKinds } from './ServiceKinds.tsx';
import { messages } from './services-messages.ts';
import styles from './ServicesPage.module.css';

/** What campers need between campgrounds: what will be listed, and how to be listed. */
export default function ServicesPage() {
  const texts = useMessages(messages);
  const breadcrumb = useBreadcrumb(texts.crumb);

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      breadcrumb={breadcrumb}
      renderLink={crumbLink}
      width="wide"
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
    </Page>
  );
}
