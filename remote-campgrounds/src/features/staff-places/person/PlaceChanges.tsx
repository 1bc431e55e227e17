import { personTabs } from '@camp/contracts/site/slots';
import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import { type AuditEntry, listAuditLogs } from '@camp/contracts/staff/audit';
import { Link, useInfiniteQuery, useSlotData } from '@camp/shell-api';
import { Moment } from '@camp/staff/display/values';
import { PagedList } from '@camp/staff/list/PagedList';
import { pagesOf } from '@camp/staff/list/pages-of';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import { useFactName } from '#features/staff-places/facts/fact-texts.ts';
import { placeMessages } from '#features/staff-places/place-messages.ts';
import { placesKey } from '#features/staff-places/places.queries.ts';
import styles from '#features/staff-places/places.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/staff-places/person']>({ en, fr });

/** Acts of staff on places, by the ends of their names in the audit log. */
const acts = ['correct', 'withdraw', 'hide', 'show'] as const;
const actions = acts.map((act): AuditAction => `places.${act}`);

const changesQuery = (actor: number) =>
  pagesOf({
    key: [...placesKey, 'changes', actor],
    of: listAuditLogs,
    filter: { actor, action: actions },
  });

/** Tab of a person's page for admins: what this member of staff changed about places, newest first. */
export function PlaceChanges() {
  const { id } = useSlotData(personTabs);
  const texts = useMessages(messages);
  const { inAudit, tryAgain } = useMessages(placeMessages);

  return (
    <PagedList
      query={useInfiniteQuery(changesQuery(id))}
      rowsOf={({ logs }) => logs}
      texts={{ failed: tryAgain, showing: texts.showing }}
      empty={<EmptyState of="events" size="list" title={texts.none} />}
      foot={
        <p>
          <Link to={`/admin/audit?actor=${id}`}>{inAudit}</Link>
        </p>
      }
    >
      {(logs) => (
        <Stack as="ol" gap="16px">
          {logs.map((entry) => (
            <Change key={entry.id} {...entry} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

/** An act in words, with its time, place and reason. The log names a place by its address. */
function Change({ action, created_at, details }: AuditEntry) {
  const texts = useMessages(messages);
  const { amenities } = useMessages(placeMessages);
  const nameOf = useFactName();
  const { fact, place, stated_reason: reason } = details;
  const act = acts.find((each) => action === `places.${each}`);
  const text = act ? texts.acts[act] : action;
  const name = fact === 'amenities' ? amenities : nameOf(fact as PlaceFact['fact']);
  const slug = String(place);

  return (
    <li className={styles.lines}>
      <span className={styles.detail}>
        <Moment at={created_at} />
      </span>
      <span>
        <Link to={`/campgrounds/staff/${slug}`}>{slug}</Link> ·{' '}
        {typeof text === 'string' ? text : text({ fact: name })}
      </span>
      {typeof reason === 'string' && (
        <span className={styles.detail} dir="auto">
          {reason}
        </span>
      )}
    </li>
  );
}
