import type { Campground } from '@camp/contracts/places/campgrounds';
import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { ReactNode } from 'react';
import { names, phraseOf } from '#places/names.ts';
import { nearestTownText } from '#places/texts.ts';
import { ParkDates, Seasons } from './Seasons.tsx';
import { FactSource } from './Sources.tsx';
import { Fact, type FactProps } from './Fact.tsx';
import { messages } from './messages.ts';
import styles from './campground.module.css';

interface Props {
  campground: Campground;
}

/** Shows the known facts, each with its source, and says so where one is not known. */
export function FactList({ campground }: Props) {
  const { facts, labels, districts, noAvailability } = useMessages(messages);
  const words = useMessages(names);
  const language = useLanguage();
  const { park, type, region, reservation, activities } = campground;
  const given = { campground };

  return (
    <dl className={styles.facts} aria-label={facts}>
      <SourcedFact {...given} label={labels.seasons} source="seasons" sign="season">
        {campground.seasons.length > 0 && <Seasons campground={campground} />}
      </SourcedFact>
      <ParkDates campground={campground} />
      <SourcedFact {...given} label={labels.reservation} source="reservation" sign="reservation">
        {reservation !== 'unknown' && <p>{words.reservation[reservation]}</p>}
        <p className={styles.remark}>{noAvailability}</p>
      </SourcedFact>
      <SourcedFact {...given} label={labels.nearestTown} source="nearest_town" sign="town">
        {nearestTownText(campground.nearest_town, language)}
      </SourcedFact>
      <SourcedFact {...given} label={labels.location} source="location" sign="point">
        <Location campground={campground} />
      </SourcedFact>
      <SourcedFact {...given} label={labels.type} source="type" sign={type}>
        {type !== 'unknown' && words.type[type]}
      </SourcedFact>
      {park !== null && (
        <SourcedFact {...given} label={labels.park} source="park" sign="backcountry">
          {campground.in_park ? (
            <Link to={`/campgrounds/parks/${campground.in_park.slug}`}>{park}</Link>
          ) : (
            park
          )}
        </SourcedFact>
      )}
      <SourcedFact {...given} label={labels.region} source="region" sign="map">
        <p>{words.region[region]}</p>
        {campground.districts.length > 0 && (
          <p className={styles.remark}>{districts({ names: campground.districts.join(', ') })}</p>
        )}
      </SourcedFact>
      <SourcedFact {...given} label={labels.sites} source="sites" sign="frontcountry">
        <Sites campground={campground} />
      </SourcedFact>
      {activities.length > 0 && (
        <SourcedFact {...given} label={labels.activities} source="activities" sign="walk-in">
          {phraseOf(activities)}
        </SourcedFact>
      )}
      <SourcedFact {...given} label={labels.operator} source="name" sign="cabin">
        <p>{campground.operator}</p>
        {campground.other_names.length > 0 && (
          <p className={styles.remark}>
            {labels.otherNames}: {campground.other_names.join(', ')}
          </p>
        )}
      </SourcedFact>
    </dl>
  );
}

interface SourcedFactProps extends Props, Pick<FactProps, 'label' | 'sign'> {
  source: keyof Campground['fact_sources'];
  /** Nothing where it is not known. */
  children: ReactNode;
}

function SourcedFact({ campground, label, source, sign, children }: SourcedFactProps) {
  const { unknown } = useMessages(messages);
  const id = campground.fact_sources[source];
  const isUnknown = !children || (Array.isArray(children) && !children[0]);
  const basis = campground.fact_basis[source];

  return (
    <Fact
      label={label}
      sign={sign}
      source={!isUnknown && <FactSource campground={campground} id={id} basis={basis} />}
    >
      {isUnknown && <span className={styles.unknown}>{unknown}</span>}
      {children}
    </Fact>
  );
}

function Sites({ campground: { sites } }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();
  if (sites === null) return <span className={styles.unknown}>{texts.unknown}</span>;
  if (sites.count !== null) return texts.sites({ count: formatNumber(sites.count, language) });
  return texts.atLeast({ count: formatNumber(sites.at_least ?? 0, language) });
}

/** Shows the point, and says what it is the point of. */
function Location({ campground: { point, precision, place_name: placeName, name } }: Props) {
  const { precision: texts, noPoint } = useMessages(messages);
  if (!point || !precision) return noPoint;
  const remark =
    precision === 'named-place'
      ? texts['named-place']({ place: placeName ?? name })
      : texts[precision];

  return (
    <>
      <p>
        {point.latitude.toFixed(4)}, {point.longitude.toFixed(4)}
      </p>
      <p className={styles.remark}>{remark}</p>
    </>
  );
}
