import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { brand, siteSettings } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { Cluster } from '@camp/ui/layout/spacing';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { Section } from '@camp/ui/layout/Section';
import { useSyncExternalStore } from 'react';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { Mug, Patch, TrailMap } from './Goods.tsx';
import { messages } from './messages.ts';
import { StoreFront } from './StoreFront.tsx';
import styles from './StoreFront.module.css';

/** Merchandise and memberships, sold by the store's provider. */
export default function StorePage() {
  const { title, lead, description, note } = useMessages(messages);
  const address = useFrameAddress();

  return (
    <SitePage title={title} lead={lead} description={description}>
      {address !== null && <Notice tone="info">{note}</Notice>}
      {address === null ? <StoreClosed /> : <StoreFront address={address} />}
    </SitePage>
  );
}

/** Shown when no account with the store's provider is configured. */
function StoreClosed() {
  const { title, text, notify, write, coming } = useMessages(messages).closed;
  const goods = [
    { ...coming.goods, Drawing: Mug },
    { ...coming.memberships, Drawing: Patch },
    { ...coming.seller, Drawing: TrailMap },
  ];

  return (
    <>
      <div className={styles.closed}>
        <EmptyState
          of="goods"
          title={title}
          action={
            <Cluster gap="12px" className={styles.ways}>
              <Button render={<ExternalLink href={brand.links.newsletter} />}>{notify}</Button>
              <Button
                variant="secondary"
                render={<MailLink address={brand.mailboxes.merchandise} />}
              >
                {write}
              </Button>
            </Cluster>
          }
        >
          {text}
        </EmptyState>
      </div>
      <Section title={coming.title}>
        <CardGrid columns={3}>
          {goods.map(({ title: name, text: what, Drawing }) => (
            <Card key={name}>
              <Drawing />
              <h3>{name}</h3>
              <p>{what}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

const neverChanges = () => () => undefined;
const addressOfSite = () => siteSettings().store?.frame ?? null;
const unknownInPrerender = () => undefined;

/** Returns the address of the store's frame: null on a site without a store, undefined while unknown. */
function useFrameAddress(): string | null | undefined {
  return useSyncExternalStore(neverChanges, addressOfSite, unknownInPrerender);
}
