import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { brand, siteSettings } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useSyncExternalStore } from 'react';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { messages } from './messages.ts';
import { StoreFront } from './StoreFront.tsx';
import { type StoreAccount, StoreWidget } from './store-widget.ts';
import styles from './StoreFront.module.css';

/* One per document: what it has loaded stays when the visitor leaves this page. */
const widget = new StoreWidget();

/** Merchandise and memberships, sold by the store's provider. */
export default function StorePage() {
  const { title, lead, description, note } = useMessages(messages);
  const account = useStoreAccount();

  return (
    <SitePage title={title} lead={lead} description={description}>
      {account !== null && <Notice tone="info">{note}</Notice>}
      {account === null ? <StoreClosed /> : <StoreFront widget={widget} account={account} />}
    </SitePage>
  );
}

/** Shown when no account with the store's provider is configured. */
function StoreClosed() {
  const { title, text, write } = useMessages(messages).closed;

  return (
    <div className={styles.front}>
      <EmptyState
        title={title}
        action={
          <Button render={<MailLink address={brand.mailboxes.merchandise} />}>{write}</Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

const neverChanges = () => () => undefined;
const accountOfSite = () => siteSettings().store;
const unknownInPrerender = () => undefined;

/** The site's account with the store's provider: null without one, undefined while unknown. */
function useStoreAccount(): StoreAccount | null | undefined {
  return useSyncExternalStore(neverChanges, accountOfSite, unknownInPrerender);
}
