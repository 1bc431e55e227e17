import { readSavedPlaces } from '@camp/contracts/places/saved-places';
import { api, Link, queryOptions, retryDuringOutage, useQuery } from '@camp/shell-api';
import { isolatedName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Card } from '@camp/ui/layout/Card';
import styles from './hub.module.css';
import { messages } from './messages.ts';

/** More are on their own page. */
const maxShown = 4;

const savedPlacesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['saved-places', userId],
    queryFn: ({ signal }) => api(readSavedPlaces, { signal }),
    refetchInterval: retryDuringOutage,
  });

/** The member's lists of campgrounds, each with its way in. */
export function SavedPlaces({ userId }: { userId: number }) {
  const texts = useMessages(messages).savedPlaces;
  const { data } = useQuery(savedPlacesQuery(userId));
  const lists = data?.lists.filter(({ name, places }) => name !== null || places > 0) ?? [];

  return (
    <Card title={texts.title}>
      {data && lists.length === 0 && (
        <p>
          {texts.none} <Link to="/campgrounds">{texts.browse}</Link>
        </p>
      )}
      <ul className={styles.rows}>
        {lists.slice(0, maxShown).map(({ id, name, places }) => (
          <li key={id}>
            <Link to={name === null ? '/saved' : `/saved/${id}`}>
              <bdi>{name === null ? texts.own : isolatedName(name)}</bdi>
            </Link>
            <span className={styles.muted}>{texts.count({ places })}</span>
          </li>
        ))}
        {lists.length > 0 && (
          <li>
            <Link to="/saved">{texts.all}</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
