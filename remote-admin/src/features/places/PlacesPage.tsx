import { staffPlaceStates } from '@camp/contracts/staff/staff-places';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { useInfiniteQuery } from '@camp/shell-api';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import { OlderRows } from '#display/OlderRows.tsx';
import { NoneFound } from '#filters/NoneFound.tsx';
import { SettledSearch } from '#filters/SettledSearch.tsx';
import { StateLinks } from '#filters/StateLinks.tsx';
import { type QueryState, useQueryState } from '#filters/useQueryState.ts';
import type { StaffScope } from '#staff-scope.ts';
import { messages } from './messages.ts';
import {
  type PlaceFilter,
  placesForm,
  type PlacesPage as Page,
  placesQuery,
} from './places.queries.ts';
import { PlacesFrame } from './PlacesFrame.tsx';
import { PlacesTable } from './PlacesTable.tsx';
import styles from './places.module.css';

/** All places, visible to visitors or not, found by name and by state. */
export function PlacesPage() {
  const list = useQueryState(placesForm, { isOneEntry: true });

  return (
    <PlacesFrame current="places">{(scope) => <Places scope={scope} list={list} />}</PlacesFrame>
  );
}

interface Props {
  scope: StaffScope;
  list: QueryState<PlaceFilter>;
}

function Places({ scope, list }: Props) {
  const texts = useMessages(messages);
  const query = useInfiniteQuery(placesQuery(scope, list.state));
  const { isPlaceholderData } = query;

  return (
    <QueryView
      query={query}
      title={texts.loadFailed}
      failed={(error) => errorMessage(error, texts.tryAgain)}
    >
      {({ pages }) => {
        const [first] = pages;
        const places = pages.flatMap((page) => page.places);
        return (
          <Stack
            gap="16px"
            className={styles.list}
            aria-busy={isPlaceholderData}
            data-stale={isPlaceholderData}
          >
            <Toolbar list={list} page={first} />
            {query.isRefetchError && <Notice tone="warning">{texts.refreshFailed}</Notice>}
            {places.length === 0 ? (
              <NoPlaces list={list} />
            ) : (
              <>
                <PlacesTable places={places} />
                <OlderRows
                  status={texts.showing({
                    shown: places.length,
                    total: first ? fitting(first, list.state) : 0,
                  })}
                  query={query}
                  texts={texts.more}
                />
              </>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

const fitting = ({ counts, total }: Page, { state }: PlaceFilter) =>
  state ? counts[state] : total;

/** Search and states; the choice is kept in the address. */
function Toolbar({ list, page }: Pick<Props, 'list'> & { page: Page | undefined }) {
  const texts = useMessages(messages);

  return (
    <div className={styles.toolbar}>
      <SettledSearch
        {...texts.search}
        maxLength={fieldLengths.placeSearch}
        value={list.state.search ?? ''}
        onSettle={(text) => list.type('search', text)}
      />
      <StateLinks
        label={texts.byState}
        list={list}
        choices={[
          { state: undefined, name: texts.all, count: page?.total },
          ...staffPlaceStates.map((state) => ({
            state,
            name: texts.states[state],
            count: page?.counts[state],
          })),
        ]}
      />
    </div>
  );
}

function NoPlaces({ list }: Pick<Props, 'list'>) {
  const texts = useMessages(messages);
  const { state, search } = list.state;

  if (search) return <NoneFound texts={texts} withoutSearch={list.searchWith({ search: '' })} />;
  return <EmptyState of="matches" size="list" title={state ? texts.noneIn[state] : texts.none} />;
}
