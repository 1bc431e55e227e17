import { Link, useQuery, useQueryClient } from '@camp/shell-api';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Muted, VisuallyHidden } from '@camp/ui/layout/text';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import { EveryCampground } from '#ahead/EveryCampground.tsx';
import { firstPage } from '#ahead/first-page.ts';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { CampgroundMap } from '#features/map/CampgroundMap.tsx';
import { campgroundsQuery } from '#places/campgrounds.queries.ts';
import { Filters } from './Filters.tsx';
import { everything, type ListState, useListState } from './list-state.ts';
import { messages } from './messages.ts';
import { Results } from './Results.tsx';
import { Toolbar } from './Toolbar.tsx';
import { understoodFilters } from './understood-filters.ts';
import { useMapView } from './useMapView.ts';
import styles from './list.module.css';

/** All campgrounds: search, filters, list and map side by side. Its state is its address. */
export default function ListPage() {
  const texts = useMessages(messages);
  const { title, lead, description, about } = texts;
  const language = useLanguage();
  const id = useId();
  const isHydrated = useIsHydrated();
  const queries = useQueryClient();
  /* The answer is on its way while the change is drawn. */
  const controls = useListState((state) => void queries.prefetchQuery(queryOf(state)));
  const query = useQuery({ ...queryOf(controls.state), enabled: isHydrated });
  const view = useMapView();
  const list = query.data;
  /* Of the answer to this search alone, not of the one before. */
  const told = query.isPlaceholderData ? undefined : list;
  const filters = useMemo(() => understoodFilters(controls, told), [controls, told]);

  return (
    <CampgroundsPage title={title} description={description}>
      <div
        className={styles.layout}
        data-view={view.isMap ? 'map' : 'list'}
        data-first-page={isHydrated ? undefined : firstPageText}
      >
        <Toolbar controls={controls} filters={filters} list={list} view={view} />
        <aside className={styles.aside} aria-labelledby={id}>
          <h2 id={id}>{texts.filters}</h2>
          <Filters controls={filters} list={list} />
        </aside>
        <ListAndMap controls={controls} filters={filters} query={query} isMapShown={view.isShown} />
      </div>
      <Muted>
        {lead} {list && texts.asOf({ day: formatDate(list.as_of, language) })}{' '}
        <Link to="/campgrounds/data">{about}</Link>
      </Muted>
      <EveryCampground />
    </CampgroundsPage>
  );
}

/** Its campgrounds stand next to their cards, so that the edge leaves out hidden ones with all that is of them. */
const firstPageText = firstPage && JSON.stringify({ ...firstPage, campgrounds: [] });

const queryOf = (state: ListState) =>
  campgroundsQuery({ state, before: firstPage, isEverything: state === everything });

interface ListAndMapProps extends Pick<
  ComponentProps<typeof Results>,
  'controls' | 'filters' | 'query'
> {
  isMapShown: boolean;
}

/** Side by side, or one in the place of the other. What is pointed at in one is marked in the other. */
function ListAndMap({ controls, filters, query, isMapShown }: ListAndMapProps) {
  const { mapHeading } = useMessages(messages);
  const [marked, setMarked] = useState<string | null>(null);

  return (
    <>
      <Results {...{ controls, filters, query, marked }} onMark={setMarked} />
      <div className={styles.map}>
        <VisuallyHidden>
          <h2>{mapHeading}</h2>
        </VisuallyHidden>
        {isMapShown && (
          <CampgroundMap
            filter={controls.state}
            focus={query.data?.understood?.around ?? null}
            marked={marked}
            onMark={setMarked}
          />
        )}
      </div>
    </>
  );
}
