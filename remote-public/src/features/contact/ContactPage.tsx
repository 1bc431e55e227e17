import { brand } from '@camp/shell-api';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { type OpenRegionCode, type Region, regions } from '#features/regions/regions.ts';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { regionNames } from '#features/regions/region-names.ts';
import { AdvertisingPanel } from './AdvertisingPanel.tsx';
import { messages } from './messages.ts';

/** Every mailbox that visitors can write to: by subject, then by region. */
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

const regionMailboxes: Record<OpenRegionCode, string> = { BC: brand.mailboxes.britishColumbia };

/** One region: its team's mailbox, or that there is no team yet. */
function ContactRegionCard({ region }: { region: Region }) {
  const { emailUs, underDevelopment, open, notYet } = useMessages(messages).regions;
  const name = useMessages(regionNames)[region.code];

  return (
    <Card
      footer={
        region.link ? (
          <Button size="small" render={<MailLink address={regionMailboxes[region.code]} />}>
            <span>{emailUs}</span>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : (
          <Badge tone="neutral">{underDevelopment}</Badge>
        )
      }
    >
      <h3>{name}</h3>
      <p>{region.link ? open : notYet[region.kind]}</p>
    </Card>
  );
}
