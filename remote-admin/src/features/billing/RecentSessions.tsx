import { useInfiniteQuery } from '@camp/shell-api';
import { DataTable } from '@camp/ui/data/DataTable';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Section } from '@camp/ui/layout/Section';
import { useRef } from 'react';
import { OlderRows } from '#display/OlderRows.tsx';
import { AgainButton } from '#features/diagnostics/AgainButton.tsx';
import { recentSessionsQuery } from './billing-query.ts';
import { messages } from './messages.ts';
import { NoData } from './NoData.tsx';
import styles from './RecentSessions.module.css';
import { useSessionColumns } from './useSessionColumns.tsx';

/** The last checkouts; those further back on request. */
export function RecentSessions() {
  const texts = useMessages(messages);
  const columns = useSessionColumns();
  const query = useInfiniteQuery(recentSessionsQuery);
  const content = useRef<HTMLDivElement>(null);
  const sessions = query.data?.pages.flatMap((page) => page.sessions);

  /* The button goes away with what it brings. */
  async function refresh() {
    await query.refetch();
    content.current?.focus({ preventScroll: true });
  }

  return (
    <Section title={texts.recent}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {query.isPending && <Loading />}
        {query.error && !sessions && (
          <div className={styles.failed}>
            <NoData />
            <AgainButton
              label={texts.refresh}
              pendingLabel={texts.refreshing}
              of={texts.recent}
              onPress={refresh}
            />
          </div>
        )}
        {sessions?.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        {sessions && sessions.length > 0 && (
          <>
            <DataTable
              caption={texts.recent}
              columns={columns}
              rows={sessions}
              rowKey={({ id }) => id}
            />
            <OlderRows said={texts.showing(sessions.length)} query={query} />
          </>
        )}
      </div>
    </Section>
  );
}
