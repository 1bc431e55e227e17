import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useDraft } from '#forms/useDraft.ts';
import { StaffPage } from '#layout/StaffPage.tsx';
import { AuditLog } from './AuditLog.tsx';
import { isNarrowed, typingPauseMs } from './audit-filter.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { Filters } from './Filters.tsx';
import { ExportButton, RefreshButton } from './LogActions.tsx';
import { messages } from './messages.ts';
import { useAuditFilter } from './useAuditFilter.ts';
import { useAuditLog } from './useAuditLog.ts';
import { messages as verifyMessages } from './verify/messages.ts';
import { useVerification } from './verify/useVerification.ts';
import { VerificationPanel } from './verify/VerificationPanel.tsx';

/** Who did what: filtered on screen and on the server, exported as filtered, proved unaltered. */
export default function AuditPage() {
  const texts = useMessages(messages);
  const { verify } = useMessages(verifyMessages);
  const controls = useAuditFilter();
  const { filter, type, change } = controls;
  const search = useDraft({
    value: filter.q,
    pauseMs: typingPauseMs,
    onSettle: (text) => type('q', text),
  });
  const log = useAuditLog({ filter, typed: search.text });
  const verification = useVerification();
  const filterNow = { ...filter, q: search.text.trim() };

  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      width="wide"
      actions={
        <>
          <RefreshButton
            isLoading={log.query.isFetching && !log.query.isFetchingNextPage}
            onRefresh={() => void log.query.refetch()}
          />
          <ExportButton filter={filterNow} isEmpty={log.shown.length === 0} />
          <Button
            variant="secondary"
            disabled={verification.state.status === 'running'}
            onClick={verification.start}
          >
            {verify}
          </Button>
        </>
      }
    >
      <VerificationPanel verification={verification} />
      <Filters controls={controls} search={search} />
      <AuditLog log={log} isNarrowed={isNarrowed(filterNow)} onOnly={change} />
      <EntryDialog listed={log.shown} />
    </StaffPage>
  );
}
