import type { Campground } from '@camp/contracts/places/campgrounds';
import { toldSeasons, type ToldSeason } from '@camp/contracts/places/seasons';
import type { Language } from '@camp/contracts/sentences/language';
import { formatRange, formatRanges } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { capitalized } from '#places/names.ts';
import { Fact } from './Fact.tsx';
import { messages } from './messages.ts';
import { allSources, FactSource } from './Sources.tsx';
import styles from './campground.module.css';

/** The dates of each year and part that were published, the newest first. */
export function Seasons({ campground }: { campground: Campground }) {
  const { seasonsMove } = useMessages(messages);
  const told = toldSeasons(campground.seasons);
  const hasParts = told.some((season) => season.parts.length > 0 && !isOfAllParts(season, told));

  return (
    <>
      <ul className={styles.seasons}>
        {told.map((season) => (
          <SeasonOfParts
            key={JSON.stringify(season)}
            season={season}
            parts={isOfAllParts(season, told) ? [] : season.parts}
            hasParts={hasParts}
          />
        ))}
      </ul>
      <p className={styles.remark}>{seasonsMove}</p>
    </>
  );
}

/** 'May 1 – Jun 27 · Sep 7 – Sep 28'; a line ends between two spans, never within one. */
export const spansText = (spans: readonly Span[], language: Language): string =>
  spans
    .map((span) =>
      formatRange(span, language).replaceAll(' ', '\u00A0').replaceAll('\u2009', '\u202F'),
    )
    .join('\u00A0· ');

type Span = Parameters<typeof formatRange>[0];

/** The dates of areas of its park that are of a newer year than its own: it may be one of them, or none. */
export function ParkDates({ campground }: { campground: Campground }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { in_park: inPark, park, seasons } = campground;
  const open = inPark?.dates?.filter(({ kind }) => kind === 'operation') ?? [];
  const [newest] = open;
  if (!newest || seasons.some(({ year }) => year >= newest.year)) return null;

  return (
    <Fact
      label={texts.parkDates({ year: newest.year })}
      sign="season"
      source={
        <FactSource
          campground={{ sources: allSources(campground) }}
          id={inPark?.dates_source?.id ?? null}
          basis={null}
        />
      }
    >
      <p>{capitalized(spansText(open, language))}</p>
      <p className={styles.remark}>
        {texts.parkDatesNote({ park: park ?? '', areas: open.length })}
      </p>
    </Fact>
  );
}

/** True if several parts have these days, and none has others that year: their names add nothing. */
const isOfAllParts = ({ year, parts }: ToldSeason, told: readonly ToldSeason[]) =>
  parts.length > 1 && told.filter((other) => other.year === year).length === 1;

interface SeasonProps {
  season: ToldSeason;
  /** Names of the parts that these days are of; none where all have them. */
  parts: readonly string[];
  /** True if some of the place's parts have names. */
  hasParts: boolean;
}

function SeasonOfParts({ season, parts, hasParts }: SeasonProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { year, operating, reservable, offseason } = season;
  const told = (spans: typeof operating) => ({ range: formatRanges(spans, language), year });
  const isKnown = operating.length + reservable.length + offseason.length > 0;
  const name = parts.join('; ') || (hasParts && texts.otherParts);

  return (
    <li>
      {name && <span className={styles.part}>{name}</span>}
      {operating.length > 0 && <span>{texts.openIn(told(operating))}</span>}
      {operating.length === 0 && isKnown && <span>{texts.openUnknown({ year })}</span>}
      {!isKnown && <span>{texts.unknownIn({ year })}</span>}
      {reservable.length > 0 && (
        <span className={styles.remark}>{texts.reservableIn(told(reservable))}</span>
      )}
      {offseason.length > 0 && (
        <span className={styles.remark}>{texts.offseasonIn(told(offseason))}</span>
      )}
    </li>
  );
}
