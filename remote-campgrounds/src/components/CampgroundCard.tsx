import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { memo, type ReactNode, useId } from 'react';
import { names } from '#places/names.ts';
import { distanceText, nearestTownText, seasonText } from '#places/texts.ts';
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
  /** False where it is saved anyway. */
  hasSave?: boolean;
  /** True if its point on the map is pointed at. */
  isMarked?: boolean;
  /** Called with its slug when it is pointed at, and with null when it no longer is. */
  onMark?: (slug: string | null) => void;
}

/** A campground in a list. The whole card leads to its page. Drawn again only for another campground or mark. */
export const CampgroundCard = memo(function Card(props: Props) {
  const { campground, level, hasSave = true, isMarked = false, onMark } = props;
  const { slug, name, park, type, type_basis: basis, region, distance_km: km } = campground;
  const { byItsName } = useMessages(messages);
  const { type: typeNames, region: regionNames } = useMessages(names);
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
          <StatusBadge status={campground.status} />
          {km !== null && <span className={styles.distance}>{distanceText(km, language)}</span>}
        </div>
        <p className={styles.place}>
          {[
            park,
            basis === 'name' ? byItsName({ type: typeNames[type] }) : typeNames[type],
            regionNames[region],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Facts campground={campground} />
      </article>
      {hasSave && (
        <span className={styles.save}>
          <SaveButton key={slug} slug={slug} name={name} look="sign" />
        </span>
      )}
    </div>
  );
});

function StatusBadge({ status }: Pick<CampgroundSummary, 'status'>) {
  const { status: words } = useMessages(names);
  if (status === null) return null;
  const tone = { closed: 'danger', warning: 'warning', notice: 'accent' } as const;
  return <Badge tone={tone[status]}>{words[status]}</Badge>;
}

function Facts({ campground }: { campground: CampgroundSummary }) {
  const { season, reservation, nearest_town: nearestTown, amenities } = campground;
  const texts = useMessages(names);
  const language = useLanguage();
  const town = nearestTownText(nearestTown, language);

  return (
    <ul className={styles.facts}>
      <Fact sign="season" isUnknown={season === null}>
        {seasonText(season, language)}
      </Fact>
      <Fact sign="reservation" isUnknown={reservation === 'unknown'}>
        {texts.reservation[reservation]}
      </Fact>
      {town !== null && <Fact sign="town">{town}</Fact>}
      {amenities.length > 0 && (
        <Fact sign="amenities">
          {amenities.map((amenity) => texts.amenity[amenity]).join(', ')}
        </Fact>
      )}
      <Approximate campground={campground} />
    </ul>
  );
}

/** Shown where the point is not that of the campground itself. */
function Approximate({ campground: { precision } }: { campground: CampgroundSummary }) {
  const { approximate, noPoint } = useMessages(messages);
  if (precision === 'site') return null;
  return (
    <Fact sign="point" isUnknown>
      {precision === null ? noPoint : approximate[precision]}
    </Fact>
  );
}

interface FactProps {
  sign: 'season' | 'reservation' | 'town' | 'amenities' | 'point';
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
