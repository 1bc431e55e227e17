import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { Page } from '@camp/ui/Page';
import { crumbLink } from '#links/crumb-link.tsx';
import { messages } from './messages.ts';
import { StoreClosed } from './StoreClosed.tsx';
import { StoreFront } from './StoreFront.tsx';
import { StoreWidget } from './store-widget.ts';
import { useStoreAccount } from './useStoreAccount.ts';

/* One for the document: what it has loaded stays there when the visitor leaves this page. */
const widget = new StoreWidget();

/** Merchandise and memberships, sold by the store's provider. */
export default function StorePage() {
  const { home, title, lead, description, note } = useMessages(messages);
  const account = useStoreAccount();

  return (
    <Page
      title={title}
      lead={lead}
      description={description}
      breadcrumb={[{ label: home, to: '/' }, { label: title }]}
      renderLink={crumbLink}
      width="wide"
    >
      <Notice tone="info">{note}</Notice>
      {account === null ? <StoreClosed /> : <StoreFront widget={widget} account={account} />}
    </Page>
  );
}
