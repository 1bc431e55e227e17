import { Button } from '@camp/ui/actions/Button';
import { useDraft } from '@camp/ui/fields/useDraft';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { entryParameter } from '#features/audit/entry/entry-address.ts';
import { useListPreferences } from '#filters/list-preferences.ts';
import { countsOf, useQueryState } from '@camp/staff/filters/useQueryState';
import { useServerDownload } from '#display/useServerDownload.ts';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { AuditLog } from './AuditLog.tsx';
import {
  type AuditFilter,
  auditForm,
  exportAddress,
  typingPauseMs,
} from '#features/audit/filters/audit-filter.ts';
import styles from './audit.module.css';
import { useAuditLog } from './audit.queries.ts';
import { EntryDialog } from '#features/audit/entry/EntryDialog.tsx';
import { Filters } from '#features/audit/filters/Filters.tsx';
import { messages } from './messages.ts';
import { useVerification } from '#features/audit/verification/useVerification.ts';
import { VerificationPanel } from '#features/audit/verification/VerificationPanel.tsx';

/** The audit log: filtered on screen and by the server, exported as filtered, checked for tampering. */
export default function AuditPage() {
  const texts = useMessages(messages);
  const controls = useQueryState(auditForm, { kept: [entryParameter] });
  const { state: filter, type, change } = controls;
  const search = useDraft({
    value: filter.q,
    pauseMs: typingPauseMs,
    onSettle: (text) => type('q', text),
  });
  const log = useAuditLog({ filter, typed: search.text });
  const verification = useVerification();
  const { preferences, prefer } = useListPreferences('audit');
  const { density } = preferences;
  const filterNow = { ...filter, q: search.text.trim() };

  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <RefreshButton
            isLoading={log.query.isFetching && !log.query.isFetchingNextPage}
            onRefresh={() => void log.query.refetch()}
          />
          <Button
            variant="secondary"
            size="small"
            onClick={() => prefer({ density: density === 'compact' ? 'comfortable' : 'compact' })}
          >
            {texts.detailsIn[density]}
          </Button>
          <ExportButton filter={filterNow} isEmpty={log.shown.length === 0} />
          <Button
            variant="secondary"
            size="small"
            disabled={verification.state.status === 'running'}
            onClick={verification.start}
          >
            {texts.verify.start}
          </Button>
        </>
      }
    >
      <VerificationPanel verification={verification} />
      <Filters controls={controls} search={search} />
      <AuditLog
        log={log}
        isFiltered={countsOf(auditForm, filterNow).isFiltered}
        density={density}
        onFilter={change}
      />
      <EntryDialog listed={log.shown} />
    </StaffPage>
  );
}

interface RefreshProps {
  isLoading: boolean;
  onRefresh: () => void;
}

/** Not disabled while it loads, so that it keeps the focus. */
function RefreshButton({ isLoading, onRefresh }: RefreshProps) {
  const { refresh, refreshing } = useMessages(messages);

  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.refresh}
      aria-disabled={isLoading}
      onClick={() => !isLoading && onRefresh()}
    >
      {isLoading ? refreshing : refresh}
    </Button>
  );
}

interface ExportProps {
  filter: AuditFilter;
  isEmpty: boolean;
}

/** Saves every entry that matches the filter, on screen or not; the server names the file. */
function ExportButton({ filter, isEmpty }: ExportProps) {
  const { exportJson, exportFailed } = useMessages(messages);
  const { download, isPending } = useServerDownload({
    address: exportAddress(filter),
    failed: exportFailed,
  });

  return (
    <Button
      variant="secondary"
      size="small"
      disabled={isEmpty}
      pending={isPending}
      onClick={download}
    >
      {exportJson}
    </Button>
  );
}
