import { type Alert, alertKinds, type Feed } from '@camp/contracts/places/alerts';
import { withQuery, writeQuery } from '@camp/contracts/client/query-string';
import {
  type CampgroundFilter,
  type CampgroundSummary,
  findCampgrounds,
} from '@camp/contracts/places/campgrounds';
import { api, Link, queryOptions, useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatAgo, formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { seasonText } from '@camp/ui/i18n/season-text';
import { Cluster } from '@camp/ui/layout/spacing';
import type { ReactNode } from 'react';
import { alertsQuery, sourcesOf } from '#features/alerts/alerts.queries.ts';
import { Tile, Tiles } from '#features/home/Tile.tsx';
import styles from '#features/home/progress.module.css';
import { messages } from './messages.ts';

interface Props {
  /** Stands here until it is known. */
  before?: ReactNode;
  /** The sentence that stands here where nothing can be known. */
  away: string;
}

/** Says how many alerts of each kind there are now. */
export function AlertCounts({ before, away }: Props) {
  const { data, isError, dataUpdatedAt } = useQuery(alertsQuery);
  if (data) return <Counts {...data} now={dataUpdatedAt} away={away} />;
  return isError ? <p>{away}</p> : before;
}

interface CountsProps extends Props {
  alerts: Alert[];
  feeds: Feed[];
  /** Time of the fetch, in milliseconds since 1970. */
  now: number;
}

/** Counts what has begun, of the kinds whose feeds have answered: of others not even that there is none is known. */
export function Counts({ alerts, feeds, now, away }: CountsProps) {
  const { counts } = useMessages(messages).alerts;
  const isKnown = ({ as_of: asOf }: Feed) => asOf !== null;
  const kinds = alertKinds.filter((kind) => sourcesOf(kind, feeds).some(isKnown));
  const begun = alerts.filter(({ from }) => from === null || Date.parse(from) <= now);
  const sources = kinds.flatMap((kind) => sourcesOf(kind, feeds)).filter(isKnown);
  if (kinds.length === 0) return <p>{away}</p>;

  return (
    <>
      <Cluster as="ul" gap="4px" className={styles.dotted}>
        {kinds.map((kind) => (
          <li key={kind} data-alerts={kind}>
            {counts[kind]({ count: begun.filter((alert) => alert.kind === kind).length })}
          </li>
        ))}
      </Cluster>
      <Age sources={sources} now={now} />
    </>
  );
}

/** Says how old the oldest of the news is, and whether it is a sample. */
function Age({ sources, now }: { sources: Feed[]; now: number }) {
  const texts = useMessages(messages).alerts;
  const language = useLanguage();
  const times = sources.flatMap(({ as_of: asOf }) => asOf ?? []).toSorted();
  const [oldest = ''] = times;
  const newest = times.at(-1) ?? '';

  /* A day has no time zone: the day of a recording is the same everywhere. */
  if (sources.some((feed) => feed.is_sample))
    return <p>{texts.sample({ day: formatDay(`${newest.slice(0, 10)}T12:00`, language) })}</p>;
  const ago = formatAgo(oldest, now, language);
  const isLate = sources.some(({ state }) => state !== 'fresh');
  return <p>{isLate ? texts.late({ ago }) : texts.received({ ago })}</p>;
}

/** Today's date in the province. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format();

/** The filter of the places shown, for the call and in the address of the list. */
const openOn = (day: string) =>
  ({ from: day, to: day, closed: 'hide', type: ['frontcountry'] }) satisfies CampgroundFilter;

const openQuery = (day: string) =>
  queryOptions({
    queryKey: ['open-places', day],
    meta: { changesWith: 'places' },
    queryFn: ({ signal }) =>
      api(findCampgrounds, {
        query: { ...openOn(day), size: 50 },
        signal,
      }),
    staleTime: 600_000,
  });

/** Shows three places that are open today. */
export function OpenPlaces({ away }: Props) {
  const texts = useMessages(messages).places;
  const day = today();
  const { data, isError } = useQuery(openQuery(day));
  if (isError) return <p>{away}</p>;
  if (!data) return null;
  const { campgrounds, total, season_year: year } = data;
  if (campgrounds.length === 0 || year === null) return <p>{texts.none}</p>;

  return (
    <>
      <p>
        {texts.lead({ year: String(year) })}{' '}
        {total > shown && (
          <Link to={withQuery('/campgrounds', writeQuery(openOn(day)))}>
            {texts.allOpen({ total })}
          </Link>
        )}
      </p>
      <Tiles>
        {chosenFor(day, campgrounds).map((campground) => (
          <OpenPlace key={campground.slug} campground={campground} />
        ))}
      </Tiles>
    </>
  );
}

/** A campground, where it is, and what is known that decides whether people go there. */
export function OpenPlace({ campground }: { campground: CampgroundSummary }) {
  const texts = useMessages(messages).places;
  const language = useLanguage();
  const { slug, name, park, nearest_town: town, season } = campground;
  const { park_facts: facts = [], limited_park_facts: limited = [] } = campground;
  const allowed = facts.map((fact) =>
    limited.includes(fact) ? texts.limited({ fact: texts.facts[fact] }) : texts.facts[fact],
  );

  return (
    <Tile to={`/campgrounds/${slug}`} title={name}>
      <span className={styles.dotted}>
        {park && <span>{park} </span>}
        {town && <span>{texts.near({ town: town.name })} </span>}
      </span>
      {season && <span className={styles.line}>{seasonText(season, language)} </span>}
      <span className={styles.line}>{allowed.join(', ')}</span>
    </Tile>
  );
}

const shown = 3;

/** Returns three places, of different regions where there are any, and others each day. */
export function chosenFor(day: string, places: readonly CampgroundSummary[]): CampgroundSummary[] {
  const start = (Number(day.slice(-2)) * shown) % Math.max(1, places.length);
  const turned = [...places.slice(start), ...places.slice(0, start)];
  const isFirstOfRegion = ({ region }: CampgroundSummary, index: number) =>
    turned.findIndex((place) => place.region === region) === index;
  const ofRegions = turned.filter(isFirstOfRegion);
  return [...new Set([...ofRegions, ...turned])].slice(0, shown);
}
