import type { HistoryEntry } from '@camp/contracts/staff/person';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment, formatTime } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useActionName } from '#display/action-name.ts';
import { accountMessages } from '#features/staff-users/account-messages.ts';
import { actMessages } from './act-messages.ts';
import { recordMessages } from './record-messages.ts';
import styles from './person.module.css';

interface Props {
  entry: HistoryEntry;
  /** Earlier entries that read the same, newest first: one line for all. */
  same: readonly HistoryEntry[];
  /** The person's own id. */
  id: number;
}

/** One event, or several alike: when, what and with which facts, and by whom if not by the person. */
export function HistoryRow({ entry, same, id }: Props) {
  const texts = useMessages(recordMessages).history;
  const nameOfAction = useActionName();
  const words = useWords();
  const { action, actor_user_id, actor_username, details } = entry;
  const isOwn = actor_user_id === id;
  const by = actor_username ?? (actor_user_id === null ? null : `#${actor_user_id}`);
  const detail = [detailOf(details, words), isOwn && placeOf(entry)].filter(Boolean).join(' · ');

  return (
    <li className={styles.row}>
      <When entry={entry} first={same.at(-1) ?? entry} />
      <span className={styles.what}>
        {nameOfAction(action) ?? <code>{action}</code>}
        {same.length > 0 && ` ${texts.times({ count: same.length + 1 })}`}
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

/** The time of an event, after that of the first of those that read the same. */
function When({ entry, first }: Record<'entry' | 'first', HistoryEntry>) {
  const language = useLanguage();
  const [from, to] = [first, entry].map(({ created_at }) => formatTime(created_at, language));

  return (
    <span className={styles.when}>
      {from !== to && `${from} – `}
      <time dateTime={entry.created_at} title={formatMoment(entry.created_at, 'second', language)}>
        {to}
      </time>
    </span>
  );
}

/** Returns the device and the address of a person's own act, as far as the reader may see them. */
const placeOf = ({ device, request_ip: ip }: HistoryEntry) =>
  [device?.browser, device?.system, ip].filter(Boolean).join(' · ');

type Words = Readonly<Record<string, string>>;

/** Returns the words for the fields of an account and of its profile, and for why a login failed. */
function useWords(): Words {
  const { fields } = useMessages(accountMessages);
  const { profile } = useMessages(actMessages);
  const { reasons } = useMessages(recordMessages).history;
  return { ...fields, ...profile.fields, ...reasons };
}

/** Returns what distinguishes an entry from others of its action: a reason, the old and new role, the fields. */
function detailOf(
  { stated_reason: why, ...details }: HistoryEntry['details'],
  words: Words,
): string | null {
  const fact = factOf(details, words);
  return [fact, typeof why === 'string' && why].filter(Boolean).join(' · ') || null;
}

function factOf(
  { because, cleared, ...facts }: HistoryEntry['details'],
  words: Words,
): string | null {
  const { reason, from, to, fields } = facts;
  if (typeof because === 'string') return [because, ...Object.values(cleared ?? {})].join(' · ');
  if (typeof from === 'string' && typeof to === 'string') return `${from} → ${to}`;
  /* What is of a newer API has no words here. */
  if (Array.isArray(fields)) return fields.map((field) => words[field] ?? field).join(', ');
  return typeof reason === 'string' ? (words[reason] ?? reason) : null;
}
