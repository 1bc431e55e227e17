import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { listAlerts } from '@camp/contracts/places/alerts';
import type { PlaceEntry, SavedPlaces as Saved } from '@camp/contracts/places/saved-places';
import { api, Link, queryOptions, useQuery, useSession, useSettings } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Skeleton } from '@camp/ui/feedback/Skeleton';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { formatDate, formatWeekday } from '@camp/ui/i18n/calendar';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { seasonText } from '@camp/ui/i18n/season-text';
import { Card, CardRow, CardRows } from '@camp/ui/layout/Card';
import { Muted } from '@camp/ui/layout/text';
import type { ReactNode } from 'react';
import type { Texts } from '#texts.d.ts';
import { useList, useSavedPlaces } from '#saved/saved.queries.ts';
import { names } from '#places/names.ts';
import { placesSettings } from '#settings.ts';
import { closuresAmong, closuresFirst } from './closures-first.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/hub-card']>({ en, fr });

type PlaceList = Saved['lists'][number];

/** More are on their own page. */
const maxShown = 4;

const alertsPath = '/regions/british-columbia/bc_emergency_alerts';

const alertsQuery = queryOptions({
  queryKey: ['hub', 'alerts'],
  meta: { changesWith: 'places' },
  queryFn: ({ signal }) => api(listAlerts, { signal }),
  staleTime: 60_000,
});

/** Card of the hub: the member's lists of campgrounds, and what is known today of the first places. */
export default function SavedPlacesCard() {
  const { session } = useSession();
  return session.status === 'signed-in' ? <SavedPlaces userId={session.user.id} /> : null;
}

function SavedPlaces({ userId }: { userId: number }) {
  const texts = useMessages(messages);
  const { data, isLoading } = useSavedPlaces(userId);
  const lists = data?.lists.filter(({ name, places }) => name !== null || places > 0) ?? [];
  const filled = lists.filter(({ places }) => places > 0);

  return (
    <Card title={texts.title}>
      {isLoading && <Skeleton rows={maxShown} />}
      {data && lists.length === 0 && (
        <EmptyState
          size="list"
          of="matches"
          title={texts.none}
          action={
            <Button variant="secondary" size="small" render={<Link to="/campgrounds" />}>
              {texts.browse}
            </Button>
          }
        >
          {texts.noneHint}
        </EmptyState>
      )}
      <FirstPlaces
        userId={userId}
        lists={filled.slice(0, maxShown)}
        entries={[]}
        isWhole={filled.length <= maxShown}
      >
        <ListRows lists={lists} />
      </FirstPlaces>
    </Card>
  );
}

/** The ways to the first lists, each with the number of its places; of the list that all have alone, to its places. */
function ListRows({ lists }: { lists: readonly PlaceList[] }) {
  const texts = useMessages(messages);
  const [first, second] = lists;

  if (first?.name === null && !second) {
    return <CardRow link={<Link to="/saved">{texts.allPlaces({ places: first.places })}</Link>} />;
  }
  return (
    <>
      {lists.slice(0, maxShown).map(({ id, name, places }) => (
        <CardRow
          key={id}
          link={
            <Link to={name === null ? '/saved' : `/saved/${id}`}>
              <bdi>{name === null ? texts.own : isolatedName(name)}</bdi>
            </Link>
          }
          value={texts.count({ places })}
        />
      ))}
      {second && <CardRow link={<Link to="/saved">{texts.all}</Link>} />}
    </>
  );
}

interface FirstPlacesProps {
  userId: number;
  lists: readonly PlaceList[];
  /** The entries of the lists before these. */
  entries: readonly PlaceEntry[];
  /** True if all places of the member are among the lists. */
  isWhole: boolean;
  /** The rows below the places. */
  children: ReactNode;
}

/** The first places of all lists, those that close before all others: reads one list after another. */
function FirstPlaces({ lists: [list, ...others], ...more }: FirstPlacesProps) {
  const shown = useSettings(placesSettings)['hub-places'];

  if (list) return <WithList key={list.id} list={list} others={others} {...more} />;
  const places = closuresFirst(more.entries);
  return (
    <>
      <CardRows>
        {places.slice(0, shown).map((campground) => (
          <PlaceRow key={campground.slug} campground={campground} />
        ))}
        {more.children}
      </CardRows>
      {more.isWhole && places.length > 0 && <News places={places} />}
    </>
  );
}

interface WithListProps extends Omit<FirstPlacesProps, 'lists'> {
  list: PlaceList;
  others: readonly PlaceList[];
}

function WithList(props: WithListProps) {
  const {
    userId,
    list: { id, name },
    others,
    entries,
    isWhole,
    children,
  } = props;
  const { data } = useList(name === null ? 'own' : id, userId);
  const all = [...entries, ...(data?.entries ?? [])];
  const isLoaded = isWhole && data !== undefined;

  return (
    <FirstPlaces userId={userId} lists={others} entries={all} isWhole={isLoaded}>
      {children}
    </FirstPlaces>
  );
}

/** Says if anything is closed at the saved places, as of when, and how many alerts there are. */
function News({ places }: { places: readonly CampgroundSummary[] }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { data } = useQuery(alertsQuery);
  const counted = data && closuresAmong(places, data.feeds);
  if (!counted) return null;

  const { closed, asOf } = counted;
  return (
    <Muted size="small">
      {(closed === 0 ? texts.noneClosed : texts.someClosed)({
        places: counted.places,
        closed,
        day: formatDate(asOf, language),
      })}{' '}
      <Link to={alertsPath}>{texts.alerts({ alerts: data.alerts.length })}</Link>
    </Muted>
  );
}

/** Says that a place is closed, or from when; else what is told of it, as a ban of fires, and its season. */
function PlaceRow({ campground }: { campground: CampgroundSummary }) {
  const { closed, closedFrom, noSeason } = useMessages(messages);
  const { status: statusWords } = useMessages(names);
  const language = useLanguage();
  const { slug, name, status, closes_on: day, season } = campground;
  const link = <Link to={`/campgrounds/${slug}`}>{name}</Link>;

  if (status === 'closed') return <CardRow link={link} note={closed} tone="danger" />;
  if (day) {
    const note = closedFrom({ day: formatWeekday(day, language) });
    return <CardRow link={link} note={note} tone="danger" />;
  }
  const open = season ? seasonText(season, language) : noSeason;
  const note = status === null ? open : `${statusWords[status]} · ${open}`;
  return <CardRow link={link} note={note} />;
}
