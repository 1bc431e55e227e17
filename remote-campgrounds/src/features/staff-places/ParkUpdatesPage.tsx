import { placeNames } from '@camp/contracts/places/place-names';
import type { Amenity, ParkFeature } from '@camp/contracts/places/vocabulary';
import { keepPark, type ParkUpdate, takeParkUpdate } from '@camp/contracts/staff/park-updates';
import { api, Link, useInfiniteQuery, useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { VisuallyHidden } from '@camp/ui/layout/text';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { NoValue } from '@camp/ui/list/NoValue';
import { useStaffAct } from '@camp/staff/acts/useStaffAct';
import { QuietButton, RowActions } from '@camp/staff/display/actions';
import { Moment } from '@camp/staff/display/values';
import { PagedList } from '@camp/staff/list/PagedList';
import type { StaffScope } from '@camp/staff/staff-scope';
import { feedMessages } from './feed-messages.ts';
import { parkUpdatesQuery, placesKey } from './places.queries.ts';
import { PlacesFrame } from './PlacesFrame.tsx';
import styles from './places.module.css';

/** The parks of which BC Parks says something that contradicts what visitors see. */
export function ParkUpdatesPage() {
  return <PlacesFrame current="parks">{(scope) => <ParkUpdates scope={scope} />}</PlacesFrame>;
}

function ParkUpdates({ scope }: { scope: StaffScope }) {
  const { parks: texts, tryAgain } = useMessages(feedMessages);
  const query = useInfiniteQuery(parkUpdatesQuery(scope));
  const columns = useUpdateColumns(scope);
  const total = query.data?.pages.at(-1)?.total ?? 0;

  return (
    <PagedList
      query={query}
      rowsOf={({ updates }) => updates}
      texts={{
        title: texts.loadFailed,
        failed: tryAgain,
        showing: ({ count }) => texts.showing({ count, total }),
      }}
      empty={
        <EmptyState of="events" size="list" title={texts.none}>
          {texts.noneText}
        </EmptyState>
      }
    >
      {(updates) => (
        <DataTable
          caption={texts.table}
          columns={columns}
          rows={updates}
          rowKey={({ orcs }) => orcs}
        />
      )}
    </PagedList>
  );
}

function useUpdateColumns(scope: StaffScope): Column<ParkUpdate>[] {
  const { columns } = useMessages(feedMessages).parks;

  return [
    { key: 'park', header: columns.park, cell: (update) => <ParkName update={update} /> },
    { key: 'changes', header: columns.changes, cell: (update) => <Changes update={update} /> },
    {
      key: 'shown',
      header: columns.shown,
      cell: ({ kept_sources }) => <Sources sources={kept_sources} />,
    },
    {
      key: 'answered',
      header: columns.answered,
      cell: ({ answer_source }) => <Sources sources={answer_source ? [answer_source] : []} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (update) => <Decision update={update} scope={scope} />,
    },
  ];
}

function ParkName({ update: { slug, name, waiting_since } }: { update: ParkUpdate }) {
  const { since } = useMessages(feedMessages).parks;

  return (
    <span className={styles.lines}>
      <Link to={`/campgrounds/parks/${slug}`}>{name}</Link>
      <span className={styles.park}>
        {since} <Moment at={waiting_since} />
      </span>
    </span>
  );
}

function Changes({ update: { changes } }: { update: ParkUpdate }) {
  const { change, states, notListed, notKnown } = useMessages(feedMessages).parks;
  const { amenity, feature } = placeNames[useLanguage()];
  const names: Record<ParkFeature | Amenity, string> = { ...feature, ...amenity };

  return (
    <span className={styles.lines}>
      {changes.map(({ fact, was, now }) => (
        <span key={fact} className={styles.value}>
          {change({
            fact: names[fact],
            was: was === null ? notKnown : states[was],
            now: now === null ? notListed : states[now],
          })}
        </span>
      ))}
    </span>
  );
}

function Sources({ sources }: { sources: ParkUpdate['kept_sources'] }) {
  const { sourceOf } = useMessages(feedMessages).parks;
  const language = useLanguage();
  if (sources.length === 0) return <NoValue />;

  return (
    <span className={styles.lines}>
      {sources.map(({ id, title, as_of }) => (
        <span key={id} className={styles.detail}>
          {sourceOf({ title, day: as_of === null ? null : formatDate(as_of, language) })}
        </span>
      ))}
    </span>
  );
}

interface DecisionProps {
  update: ParkUpdate;
  scope: StaffScope;
}

/** The buttons to take over what the source says, and to keep what is shown. */
function Decision(props: DecisionProps) {
  const take = useDecision('take', props);
  const keep = useDecision('keep', props);

  return (
    <>
      <RowActions isColumn>
        {[take, keep].map(({ label, start }) => (
          <QuietButton key={label} aria-haspopup="dialog" onClick={() => start()}>
            {label}
            <VisuallyHidden> {props.update.name}</VisuallyHidden>
          </QuietButton>
        ))}
      </RowActions>
      <ActDialog act={take} />
      <ActDialog act={keep} />
    </>
  );
}

const calls = { take: takeParkUpdate, keep: keepPark };

/** Asks first, with a reason that may be left out. A park that was changed meanwhile is shown as it is now. */
function useDecision(way: 'take' | 'keep', { update, scope }: DecisionProps) {
  const texts = useMessages(feedMessages).parks[way];
  const queries = useQueryClient();
  const { orcs, name: park, version: ifMatch } = update;

  return useStaffAct({
    label: texts.open,
    asks: () => ({
      reason: 'optional',
      title: texts.title,
      text: texts.question({ park }),
      subject: park,
      pendingLabel: texts.pending,
    }),
    failureShows: 'in-dialog',
    call: ({ reason }: { reason?: string }) =>
      api(calls[way][scope], { params: { orcs: String(orcs) }, body: { reason }, ifMatch }),
    done: () => texts.done({ park }),
    failed: texts.failed,
    refresh: () => void queries.invalidateQueries({ queryKey: placesKey }),
  });
}
