import type { HistoryEntry } from '@camp/contracts/staff/person';
import { Link, useInfiniteQuery } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay, formatMoment, formatTime } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useActionName } from '#display/action-name.ts';
import { PagedList } from '#list/PagedList.tsx';
import type { StaffScope } from '#staff-scope.ts';
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
        {ofDay.map((entry) => (
          <EntryRow key={entry.id} entry={entry} id={id} />
        ))}
      </ol>
    </section>
  ));
}

function EntryRow({ entry, id }: { entry: HistoryEntry; id: number }) {
  const texts = useMessages(recordMessages).history;
  const nameOfAction = useActionName();
  const language = useLanguage();
  const { action, actor_user_id, actor_username, created_at, details } = entry;
  const isOwn = actor_user_id === id;
  const by = actor_username ?? (actor_user_id === null ? null : `#${actor_user_id}`);
  const detail = [detailOf(details), isOwn && placeOf(entry)].filter(Boolean).join(' · ');

  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <time dateTime={created_at} title={formatMoment(created_at, 'second', language)}>
          {formatTime(created_at, language)}
        </time>
      </span>
      <span className={styles.what}>
        {nameOfAction(action) ?? <code>{action}</code>}
        {detail && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      <span className={styles.end}>{!isOwn && (by ? texts.by({ name: by }) : texts.byNobody)}</span>
    </li>
  );
}

/** Returns the device and the address of a person's own act, as far as the reader may see them. */
const placeOf = ({ device, request_ip: ip }: HistoryEntry) =>
  [device?.browser, device?.system, ip].filter(Boolean).join(', ');

/** Returns what distinguishes an entry from others of its action: a reason, the old and new role, the fields. */
function detailOf({ stated_reason: why, ...details }: HistoryEntry['details']): string | null {
  return [factOf(details), typeof why === 'string' && why].filter(Boolean).join(' · ') || null;
}

function factOf({ because, cleared, ...facts }: HistoryEntry['details']): string | null {
  const { reason, from, to, fields } = facts;
  if (typeof because === 'string') return [because, ...Object.values(cleared ?? {})].join(' · ');
  if (typeof from === 'string' && typeof to === 'string') return `${from} → ${to}`;
  if (Array.isArray(fields)) return fields.join(', ');
  return typeof reason === 'string' ? reason : null;
}
