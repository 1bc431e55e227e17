import type { HistoryEntry } from '@camp/contracts/staff/person';
import { Link, useInfiniteQuery } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { PagedList } from '@camp/staff/list/PagedList';
import type { StaffScope } from '@camp/staff/staff-scope';
import { foldFailures } from './fold-failures.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { recordMessages } from './record-messages.ts';
import { historyQuery } from './person.queries.ts';
import styles from './person.module.css';

interface Props {
  id: number;
  scope: StaffScope;
}

/** Shows the events of a person's account, newest first, one line each under the day. */
export function History({ id, scope }: Props) {
  const texts = useMessages(recordMessages).history;

  return (
    <PagedList
      query={useInfiniteQuery(historyQuery(scope, id))}
      rowsOf={({ entries }) => entries}
      texts={{ loading: texts.loading, failed: texts.loadFailed, showing: texts.showing }}
      empty={
        <EmptyState of="events" size="list" title={texts.none}>
          {texts.noneText[scope]}
        </EmptyState>
      }
    >
      {(entries) => (
        <>
          {scope === 'admin' && (
            <p className={styles.lead}>
              <Link to={`/admin/audit?target=${id}`}>{texts.inAudit}</Link>
            </p>
          )}
          <Days entries={entries} id={id} />
        </>
      )}
    </PagedList>
  );
}

function Days({ entries, id }: { entries: readonly HistoryEntry[]; id: number }) {
  const language = useLanguage();
  const days = Map.groupBy(entries, ({ created_at }) => formatDay(created_at, language));

  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <ol className={styles.rows}>
        {foldFailures(ofDay).map(([entry, ...same]) => (
          <HistoryRow key={entry.id} entry={entry} same={same} id={id} />
        ))}
      </ol>
    </section>
  ));
}
