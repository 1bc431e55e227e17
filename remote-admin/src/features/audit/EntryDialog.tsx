import type { AuditEntry } from '@camp/contracts/audit';
import { ApiCallError, useQuery, useSearchParams } from '@camp/shell-api';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Notice } from '@camp/ui/feedback/Notice';
import { RetryNotice } from '@camp/ui/feedback/RetryNotice';
import { useState } from 'react';
import { auditEntryQuery } from './audit-queries.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { entryLink, entryParameter, idIn, withoutEntry } from './entry-address.ts';
import { failureText } from './failure-text.ts';
import { messages } from './messages.ts';

interface Props {
  /** Entries on screen, of which the opened one is often one. */
  listed: readonly AuditEntry[];
}

/** One entry over the log, opened by the page's address. */
export function EntryDialog({ listed }: Props) {
  const texts = useMessages(messages).entry;
  const [params, setParams] = useSearchParams();
  const asked = params.get(entryParameter);
  /* What is shown stays while the dialog fades out. */
  const [last, setLast] = useState(asked ?? '');
  if (asked !== null && asked !== last) setLast(asked);
  const id = idIn(last);

  function close() {
    setParams(withoutEntry(params), { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.title(last)}
      footer={
        id !== null && (
          <CopyButton label={texts.copyLink} text={entryLink(id)} confirmedForMs={1_800} />
        )
      }
    >
      {id === null ? (
        <Notice tone="warning">{texts.unknown(last)}</Notice>
      ) : (
        <OneEntry id={id} listed={listed.find((entry) => entry.id === id)} />
      )}
    </Dialog>
  );
}

function OneEntry({ id, listed }: { id: number; listed: AuditEntry | undefined }) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(auditEntryQuery({ id, listed }));

  if (data) return <EntryFacts entry={data} />;
  if (!error) return <Loading label={texts.loading} />;
  if (error instanceof ApiCallError && error.status === 404) {
    return <Notice tone="warning">{texts.entry.unknown(String(id))}</Notice>;
  }
  return (
    <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
      {failureText(error, texts.failed)}
    </RetryNotice>
  );
}
