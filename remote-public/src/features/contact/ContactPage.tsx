import { brand } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { FutureRegion, OpenRegion, RegionGrid } from '#features/regions/RegionGrid.tsx';
import { britishColumbia, futureRegions } from '#features/regions/regions.ts';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { regionNames } from '#features/regions/region-names.ts';
import { AdvertisingPanel } from './AdvertisingPanel.tsx';
import { messages } from './messages.ts';
import styles from '#features/regions/regions.module.css';

/** Every mailbox that visitors can write to: by subject, then by region. */
export default function ContactPage() {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);

  return (
    <SitePage title={texts.title} lead={texts.lead} description={texts.description}>
      <div className={styles.mailboxes}>
        <Mailbox {...texts.general} address={brand.mailboxes.general} />
        <AdvertisingPanel />
        <Mailbox {...texts.merchandise} address={brand.mailboxes.merchandise} />
      </div>
      <Section title={texts.regions.title}>
        <RegionGrid columns={4} open={<BritishColumbiaCard />} lead={texts.regions.notYet}>
          {futureRegions.map(({ code }) => (
            <FutureRegion
              key={code}
              heading={<h3>{names[code]}</h3>}
              status={texts.regions.underDevelopment}
            />
          ))}
        </RegionGrid>
      </Section>
    </SitePage>
  );
}

interface MailboxProps {
  title: string;
  text: string;
  address: string;
}

function Mailbox({ title, text, address }: MailboxProps) {
  return (
    <Card title={title} footer={<MailLink address={address} />}>
      <p>{text}</p>
    </Card>
  );
}

/** The region that has a team, and its mailbox. */
function BritishColumbiaCard() {
  const { emailUs, open } = useMessages(messages).regions;
  const name = useMessages(regionNames)[britishColumbia.code];

  return (
    <OpenRegion heading={<h3>{name}</h3>} text={open}>
      <MailLink address={brand.mailboxes.britishColumbia}>
        <span>{emailUs}</span>
        <VisuallyHidden> {name}</VisuallyHidden>
      </MailLink>
    </OpenRegion>
  );
}
