import { listStaffPlaces, staffPlaceStates } from '@camp/contracts/places/staff-places';
import { readQuery } from '@camp/contracts/client/query-string';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { useInfiniteQuery, useNavigate, useSearchParams } from '@camp/shell-api';
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
import type { StaffScope } from '#features/staff-users/users.queries.ts';
import { messages } from './messages.ts';
import {
  addressOf,
  type PlaceFilter,
  type PlacesPage as Page,
  placesQuery,
} from './places.queries.ts';
import { PlacesFrame } from './PlacesFrame.tsx';
import { PlacesTable } from './PlacesTable.tsx';
import styles from './places.module.css';

/** All places, visible to visitors or not, found by name and by state. */
export function PlacesPage() {
  const [params] = useSearchParams();
  const { state, search } = readQuery(listStaffPlaces.admin.query, params);

  return (
    <PlacesFrame current="places">
      {(scope) => <Places scope={scope} filter={{ state, search }} />}
    </PlacesFrame>
  );
}

interface Props {
  scope: StaffScope;
  filter: PlaceFilter;
}

function Places({ scope, filter }: Props) {
  const texts = useMessages(messages);
  const query = useInfiniteQuery(placesQuery(scope, filter));
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
            <Toolbar filter={filter} page={first} />
            {query.isRefetchError && <Notice tone="warning">{texts.refreshFailed}</Notice>}
            {places.length === 0 ? (
              <NoPlaces filter={filter} />
            ) : (
              <>
                <PlacesTable places={places} />
                <OlderRows
                  status={texts.showing(places.length, first ? fitting(first, filter) : 0)}
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
function Toolbar({ filter, page }: { filter: PlaceFilter; page: Page | undefined }) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const choice = (state: PlaceFilter['state']) => ({
    search: addressOf({ ...filter, state }),
    isCurrent: filter.state === state,
  });

  return (
    <div className={styles.toolbar}>
      <SettledSearch
        {...texts.search}
        maxLength={fieldLengths.placeSearch}
        value={filter.search ?? ''}
        onSettle={(search) =>
          void navigate(
            { search: addressOf({ ...filter, search }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <StateLinks
        label={texts.byState}
        choices={[
          { name: texts.all, count: page?.total, ...choice(undefined) },
          ...staffPlaceStates.map((state) => ({
            name: texts.states[state],
            count: page?.counts[state],
            ...choice(state),
          })),
        ]}
      />
    </div>
  );
}

function NoPlaces({ filter: { state, search } }: { filter: PlaceFilter }) {
  const texts = useMessages(messages);

  if (search)
    return <NoneFound texts={texts} withoutSearch={addressOf({ state, search: undefined })} />;
  return <EmptyState of="matches" size="list" title={state ? texts.noneIn[state] : texts.none} />;
}
