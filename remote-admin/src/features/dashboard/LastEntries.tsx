import { type AuditEntry, listAuditLogs } from '@camp/contracts/staff/audit';
import type { Generation } from '@camp/contracts/staff/releases';
import { api, Link, queryOptions, useInfiniteQuery, useQuery } from '@camp/shell-api';
import { isolatedName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useActionName } from '#display/action-name.ts';
import { Recent } from '@camp/staff/display/values';
import { releasesQuery } from '#features/releases/releases.queries.ts';
import styles from './dashboard.module.css';
import { messages } from './messages.ts';
import { isOwnAct, releaseActOf, useReleaseActText } from './release-acts.ts';

/** Number of entries shown, and of those among which they are looked for. */
const shown = 8;
const read = 100;

/** Everyday entries that would leave no room for any other. */
const everyday = new Set(['auth.login', 'auth.logout']);

const lastEntriesQuery = queryOptions({
  queryKey: ['admin', 'audit-last'],
  queryFn: ({ signal }) => api(listAuditLogs, { query: { limit: read }, signal }),
});

/** Shows the latest entries of the audit log but plain logins, one line each. Only the log's own page says if it cannot be loaded. */
export function LastEntries() {
  const { data } = useQuery(lastEntriesQuery);
  const { last } = useMessages(messages);
  const { data: releases, isPending } = useInfiniteQuery(releasesQuery);
  const line = useLine(releases?.pages.flatMap(({ history }) => history) ?? []);
  /* The lines would change once it is known what each release brought. */
  if (!data || isPending) return <div className={styles.last} />;

  return (
    <section className={styles.last}>
      <div className={styles.lastHead}>
        <h2 className={styles.title}>{last.title}</h2>
        <Link to="/admin/audit">{last.all}</Link>
      </div>
      <ul className={styles.entries}>
        {worthALook(data.logs).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span>{line(entry)}</span>
            <span className={styles.when}>
              <Recent at={entry.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the latest entries that are no plain logins, and each change of what is live once. */
export const worthALook = (entries: readonly AuditEntry[]) =>
  entries
    .filter((entry) => !everyday.has(entry.action) && isOwnAct(entry, entries))
    .slice(0, shown);

/** Returns a function that puts an entry on one line: the actor, the action, and the target if it is another person. */
function useLine(generations: readonly Generation[]): (entry: AuditEntry) => string {
  const nameOfAction = useActionName();
  const releaseText = useReleaseActText();

  return (entry) => {
    const { action, actor_user_id, target_user_id, target_username } = entry;
    const isOwn = actor_user_id === target_user_id;
    const whom = isOwn ? null : nameOf(target_username, target_user_id);
    const act = releaseActOf(entry, generations);
    const what = act ? releaseText(act) : (nameOfAction(action) ?? action);
    return [actorOf(entry), what, whom].filter(Boolean).join(' · ');
  };
}

/** Returns who acted. A release names its maker, who need not have an account. */
export function actorOf({ action, actor_username, actor_user_id, details }: AuditEntry) {
  const maker = action === 'release.published' && details['by'];
  return typeof maker === 'string' ? maker : nameOf(actor_username, actor_user_id);
}

function nameOf(username: string | null, id: number | null): string | null {
  if (username) return isolatedName(username);
  return id === null ? null : `#${id}`;
}
