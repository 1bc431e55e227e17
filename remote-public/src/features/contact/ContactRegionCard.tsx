import { brand } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { regionNames } from '#features/regions/region-names.ts';
import type { OpenRegionCode, Region } from '#features/regions/regions.ts';
import { MailLink } from '#links/MailLink.tsx';
import { messages } from './messages.ts';

const regionMailboxes: Record<OpenRegionCode, string> = { BC: brand.mailboxes.britishColumbia };

/** One region: where its team reads mail, or that there is no team yet. */
export function ContactRegionCard({ region }: { region: Region }) {
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
