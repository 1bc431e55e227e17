import { brand } from '@camp/shell-api';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { regions } from '#features/regions/regions.ts';
import { SitePage } from '#layout/SitePage.tsx';
import { MailLink } from '#links/MailLink.tsx';
import { AdvertisingPanel } from './AdvertisingPanel.tsx';
import { ContactRegionCard } from './ContactRegionCard.tsx';
import { messages } from './messages.ts';

/** Every mailbox a visitor may write to: by subject, then by region in rows of four. */
export default function ContactPage() {
  const texts = useMessages(messages);

  return (
    <SitePage title={texts.title} lead={texts.lead} description={texts.description}>
      <CardGrid columns={3}>
        <Mailbox {...texts.general} address={brand.mailboxes.general} />
        <AdvertisingPanel />
        <Mailbox {...texts.merchandise} address={brand.mailboxes.merchandise} />
      </CardGrid>
      <Section title={texts.regions.title}>
        <CardGrid columns={4}>
          {regions.map((region) => (
            <ContactRegionCard key={region.code} region={region} />
          ))}
        </CardGrid>
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
    <Card title={title}>
      <p>{text}</p>
      <p>
        <MailLink address={address} />
      </p>
    </Card>
  );
}
