import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { SitePage } from '#layout/SitePage.tsx';
import { messages } from './messages.ts';
import { StoreClosed } from './StoreClosed.tsx';
import { StoreFront } from './StoreFront.tsx';
import { StoreWidget } from './store-widget.ts';
import { useStoreAccount } from './useStoreAccount.ts';

/* One for the document: what it has loaded stays there when the visitor leaves this page. */
const widget = new StoreWidget();

/** Merchandise and memberships, sold by the store's provider. */
export default function StorePage() {
  const { title, lead, description, note } = useMessages(messages);
  const account = useStoreAccount();

  return (
    <SitePage title={title} lead={lead} description={description}>
      <Notice tone="info">{note}</Notice>
      {account === null ? <StoreClosed /> : <StoreFront widget={widget} account={account} />}
    </SitePage>
  );
}
