import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { formatWeekday } from '@camp/ui/i18n/calendar';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { seasonText } from '@camp/ui/i18n/season-text';
import { memo, type ReactNode, useId } from 'react';
import { names, phraseOf, uncapitalized, useDecidingText, useKindText } from '#places/names.ts';
import { distanceText, townText } from '#places/texts.ts';
import { SaveButton } from '#saved/SaveButton.tsx';
import { Sign, TypeMark } from '#places/Sign.tsx';
import styles from './CampgroundCard.module.css';
import type { Texts } from '#texts.d.ts';
import enCampgroundCard from './CampgroundCard.en.json' with { type: 'json' };
import frCampgroundCard from './CampgroundCard.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['components/CampgroundCard']>({
  en: enCampgroundCard,
  fr: frCampgroundCard,
});

interface Props {
  campground: CampgroundSummary;
  /** Level of its heading. */
  level: 2 | 3;
  /** True on the page of its park, or of a campground of it: both have said all of that. */
  isInItsPark?: boolean;
  /** False where it is saved anyway. */
  hasSave?: boolean;
  /** True if its point on the map is pointed at. */
  isMarked?: boolean;
  /** Called with its slug when it is pointed at, and with null when it no longer is. */
  onMark?: (slug: string | null) => void;
}

/** Between two facts of a line: a line may end with the dot, and never begins with it. */
const between = '\u00A0· ';

/** A campground in a list. The whole card leads to its page. Drawn again only for another campground or mark. */
export const CampgroundCard = memo(function Card(props: Props) {
  const { campground, level, isInItsPark = false, hasSave = true } = props;
  const { isMarked = false, onMark } = props;
  const { slug, name, type, distance_km: km } = campground;
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const id = useId();

  return (
    <div
      role="presentation"
      className={styles.card}
      data-marked={isMarked}
      onPointerEnter={() => onMark?.(slug)}
      onPointerLeave={() => onMark?.(null)}
      onFocus={() => onMark?.(slug)}
      onBlur={() => onMark?.(null)}
    >
      <TypeMark type={type} />
      <article className={styles.content} aria-labelledby={id}>
        <div className={styles.head}>
          <Heading id={id} className={styles.name}>
            <Link to={`/campgrounds/${slug}`} className={styles.link}>
              {name}
            </Link>
          </Heading>
          <StatusBadge campground={campground} />
          {km !== null && <span className={styles.distance}>{distanceText(km, language)}</span>}
        </div>
        <Where campground={campground} isInItsPark={isInItsPark} />
        <Facts campground={campground}>
          {!isInItsPark && <ParkFact campground={campground} />}
        </Facts>
      </article>
      {hasSave && (
        <span className={styles.save}>
          <SaveButton key={slug} slug={slug} name={name} look="sign" />
        </span>
      )}
    </div>
  );
});

/** Its park, its kind, and its town, which says more than its region; in its park, its kind alone. */
function Where({ campground, isInItsPark }: Pick<Props, 'campground' | 'isInItsPark'>) {
  const { park, region, nearest_town: town, distance_km: km } = campground;
  const { region: regionNames } = useMessages(names);
  const kind = useKindText()(campground);
  const language = useLanguage();
  /* How far it is from where one looks says more than how far from a town. */
  const around = town ? km === null && townText(town, language) : regionNames[region];
  const words = isInItsPark ? [kind] : [park, kind, around];

  return <p className={styles.place}>{words.filter(Boolean).join(between)}</p>;
}

function StatusBadge({ campground: { status, closes_on: day } }: Pick<Props, 'campground'>) {
  const { status: words, statusFrom } = useMessages(names);
  const language = useLanguage();
  if (day && status !== 'closed')
    return <Badge tone="warning">{statusFrom.closed(formatWeekday(day, language))}</Badge>;
  if (status === null) return null;
  const tone = { closed: 'danger', warning: 'warning', notice: 'accent' } as const;
  return <Badge tone={tone[status]}>{words[status]}</Badge>;
}

/** All that is known; what is not, in one line. */
function Facts({ campground, children }: Pick<Props, 'campground'> & { children: ReactNode }) {
  const { type, season, reservation, amenities, precision } = campground;
  const texts = useMessages(names);
  const { unknown, facts, noPoint } = useMessages(messages);
  const missing = [
    ...(type === 'unknown' ? [facts.type] : []),
    ...(season === null ? [facts.season] : []),
    ...(reservation === 'unknown' ? [facts.reservation] : []),
  ];

  return (
    <ul className={styles.facts}>
      <Terms season={season} reservation={reservation} />
      {amenities.length > 0 && (
        <Fact sign="amenities">{phraseOf(amenities.map((amenity) => texts.amenity[amenity]))}</Fact>
      )}
      {children}
      {missing.length > 0 && (
        <Fact sign="unknown" isUnknown>
          {unknown({ facts: missing.join(', ') })}
        </Fact>
      )}
      {precision === null && (
        <Fact sign="point" isUnknown>
          {noPoint}
        </Fact>
      )}
    </ul>
  );
}

/** The season, and whether it takes reservations. */
function Terms({ season, reservation }: Pick<CampgroundSummary, 'season' | 'reservation'>) {
  const texts = useMessages(names);
  const language = useLanguage();
  const terms = [
    ...(season === null ? [] : [seasonText(season, language)]),
    ...(reservation === 'unknown' ? [] : [texts.reservation[reservation]]),
  ];
  if (terms.length === 0) return null;
  return <Fact sign={season === null ? 'reservation' : 'season'}>{terms.join(between)}</Fact>;
}

function ParkFact({ campground }: Pick<Props, 'campground'>) {
  const { park_facts: facts = [], limited_park_facts: limited = [] } = campground;
  const { inPark } = useMessages(messages);
  const decidingText = useDecidingText();
  if (facts.length === 0) return null;
  return (
    <Fact sign="backcountry">
      {' '}
      <span className={styles.parkFacts}>
        <span className={styles.inPark}>{inPark} </span>
        {uncapitalized(decidingText(facts, limited))}
      </span>
    </Fact>
  );
}

interface FactProps {
  sign: 'season' | 'reservation' | 'amenities' | 'backcountry' | 'unknown' | 'point';
  isUnknown?: boolean;
  children: ReactNode;
}

function Fact({ sign, isUnknown = false, children }: FactProps) {
  return (
    <li className={styles.fact} data-unknown={isUnknown}>
      <Sign name={sign} />
      {children}
    </li>
  );
}
