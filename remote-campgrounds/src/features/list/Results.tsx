import { radiuses } from '@camp/contracts/places/campgrounds';
import { isOutage, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { StillLoading, useIsLate } from '@camp/ui/feedback/StillLoading';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { type ComponentProps, useRef } from 'react';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { formatKilometres } from '#places/texts.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Cards } from './Cards.tsx';
import { isFiltered } from './filter-table.tsx';
import { Hidden } from './Hidden.tsx';
import { type Change, type ListControls, nothingSet } from './list-state.ts';
import { messages } from './messages.ts';
import { Order } from './Order.tsx';
import { Pages } from './Pages.tsx';
import { Understood } from './Understood.tsx';
import styles from './list.module.css';

/** Id of the results, for what leads to them. */
export const resultsId = 'results';

type Query = ComponentProps<typeof QueryView<CampgroundList>>['query'];

interface Props {
  controls: ListControls;
  /** Filters that are chosen, and those that the search was understood as. */
  filters: ComponentProps<typeof ActiveFilters>['controls'];
  query: Query & { isPlaceholderData: boolean };
  /** The campground that is pointed at, in the list or on the map. */
  marked: string | null;
  onMark: (slug: string | null) => void;
}

/** Shows the campgrounds that were found, with the filters that are set above and the pages below. */
export function Results({ controls, filters, query, marked, onMark }: Props) {
  const texts = useMessages(messages);
  const { state } = controls;
  const isHydrated = useIsHydrated();
  const isSettling = query.isPlaceholderData && query.isFetching;
  const isLate = useIsLate(isSettling, lateMs);
  const top = useRef<HTMLElement>(null);

  /* The next Tab goes on from the first campground of the page. */
  function goToTop() {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }

  return (
    <section
      ref={top}
      id={resultsId}
      tabIndex={-1}
      className={styles.results}
      aria-label={texts.title}
    >
      <QueryView
        query={query}
        isList
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? texts.outage : texts.failed)}
      >
        {(list) => (
          <div className={styles.found} aria-busy={isSettling} data-stale={isLate}>
            <div className={styles.head}>
              <Count list={list} isSettling={isSettling} isLate={isLate} />
              <Order controls={controls} />
            </div>
            <ActiveFilters controls={filters} list={list} />
            <Understood list={list} />
            <Hidden controls={controls} list={list} />
            {/* A list that the edge has left all items out of is still a list, until the page has come to life. */}
            {list.campgrounds.length === 0 && isHydrated ? (
              <Nothing controls={controls} list={list} />
            ) : (
              <Cards campgrounds={list.campgrounds} marked={marked} onMark={onMark} />
            )}
            <Pages state={state} pages={list.pages} onTurn={goToTop} />
          </div>
        )}
      </QueryView>
    </section>
  );
}

/** Time after which people see that they are waiting, in milliseconds. Quicker answers must not flicker. */
const lateMs = 200;

interface CountProps {
  list: CampgroundList;
  isSettling: boolean;
  /** True once people see that they are waiting: the number is of the search before. */
  isLate: boolean;
}

function Count({ list: { total }, isSettling, isLate }: CountProps) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <h2 className={styles.count}>
      <span role="status">
        {isLate
          ? texts.searching
          : texts.count({ total: formatNumber(total, language), isOne: total === 1 })}
        <StillLoading isWaiting={isSettling} />
      </span>
    </h2>
  );
}

interface NothingProps extends Pick<Props, 'controls'> {
  list: CampgroundList;
}

/** Shown when nothing fits; offers to look farther where that helps, else to lift the filters. */
function Nothing({ controls: { state, change }, list: { nearest } }: NothingProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { radius } = state;
  const wider = nearest ? radiuses.find((km) => km >= nearest.km) : undefined;
  const offer = (label: string, step: Change) => (
    <Button variant="secondary" onClick={() => change(step)}>
      {label}
    </Button>
  );

  if (nearest && radius !== undefined)
    return (
      <EmptyState
        of="matches"
        size="list"
        title={texts.nothingWithin({ km: radius })}
        action={offer(wider ? texts.widen({ km: wider }) : texts.anywhere, { radius: wider })}
      >
        {texts.nearest} <Link to={`/campgrounds/${nearest.slug}`}>{nearest.name}</Link>
        {`, ${formatKilometres(nearest.km, language)}.`}
      </EmptyState>
    );
  return (
    <EmptyState
      of="matches"
      size="list"
      title={texts.nothing}
      action={isFiltered(state) && offer(texts.clear, nothingSet)}
    >
      {texts.nothingHint}
    </EmptyState>
  );
}
