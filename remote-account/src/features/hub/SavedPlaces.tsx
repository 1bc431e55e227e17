import { readList, readSavedPlaces } from '@camp/contracts/places/saved-places';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { api, Link, queryOptions, retryDuringOutage, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { EmptyTrailhead } from '@camp/ui/artwork/CampScene';
import { isolatedName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatWeekday } from '@camp/ui/i18n/calendar';
import { useLanguage } from '@camp/ui/i18n/language';
import { seasonText } from '@camp/ui/i18n/season-text';
import { Card } from '@camp/ui/layout/Card';
import { closuresFirst } from './closures-first.ts';
import styles from './hub.module.css';
import { messages } from './messages.ts';

/** More are on their own page. */
const maxShown = 4;
const maxPlacesShown = 3;

const savedPlacesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['saved-places', userId],
    queryFn: ({ signal }) => api(readSavedPlaces, { signal }),
    refetchInterval: retryDuringOutage,
  });

/** The list that everyone has. Under the key by which its own page keeps it. */
const ownListQuery = queryOptions({
  queryKey: ['saved-places', 'list', 'own'],
  queryFn: async ({ signal }) => (await api(readList, { params: { list: 'own' }, signal })).list,
  refetchInterval: retryDuringOutage,
});

/** The member's lists of campgrounds, each with its way in, and what is known today of the first places. */
export function SavedPlaces({ userId }: { userId: number }) {
  const texts = useMessages(messages).savedPlaces;
  const { data } = useQuery(savedPlacesQuery(userId));
  const hasOwn = data?.lists.some(({ name, places }) => name === null && places > 0) ?? false;
  const { data: own } = useQuery({ ...ownListQuery, enabled: hasOwn });
  const lists = data?.lists.filter(({ name, places }) => name !== null || places > 0) ?? [];

  return (
    <Card title={texts.title}>
      {data && lists.length === 0 && (
        <div className={styles.none}>
          <EmptyTrailhead className={styles.scene} />
          <p>{texts.none}</p>
          <Button variant="secondary" size="small" render={<Link to="/campgrounds" />}>
            {texts.browse}
          </Button>
        </div>
      )}
      <ul className={styles.rows}>
        {closuresFirst(own?.entries ?? [])
          .slice(0, maxPlacesShown)
          .map((campground) => (
            <li key={campground.slug}>
              <Link to={`/campgrounds/${campground.slug}`}>{campground.name}</Link>
              <Known campground={campground} />
            </li>
          ))}
        {lists.slice(0, maxShown).map(({ id, name, places }) => (
          <li key={id}>
            <Link to={name === null ? '/saved' : `/saved/${id}`}>
              <bdi>{name === null ? texts.own : isolatedName(name)}</bdi>
            </Link>
            <span className={styles.muted}>{texts.count({ places })}</span>
          </li>
        ))}
        {lists.length > 1 && (
          <li>
            <Link to="/saved">{texts.all}</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** Says that a place is closed, or from when; else its season. */
function Known({ campground }: { campground: CampgroundSummary }) {
  const { closed, closedFrom, noSeason } = useMessages(messages).savedPlaces;
  const language = useLanguage();
  const { status, closes_on: day, season } = campground;

  if (status === 'closed') return <span className={styles.closed}>{closed}</span>;
  if (day)
    return (
      <span className={styles.closed}>{closedFrom({ day: formatWeekday(day, language) })}</span>
    );
  return <span className={styles.text}>{season ? seasonText(season, language) : noSeason}</span>;
}
