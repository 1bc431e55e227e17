import type { Campground } from '@camp/contracts/places/campgrounds';
import type { FactBasis } from '@camp/contracts/places/vocabulary';
import { Link } from '@camp/shell-api';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useSourceWords } from '#places/source-texts.ts';
import { messages } from './messages.ts';
import styles from './campground.module.css';

interface SourcesProps extends Pick<Campground, 'sources'> {
  /** More about the place that is for machines. */
  children?: string;
}

/**
 * The sources of the facts, with the sentences that the licences ask for. Folded: each fact has a link to its own,
 * which opens them.
 */
export function Sources({ sources, children }: SourcesProps) {
  const texts = useMessages(messages);

  return (
    <section data-section>
      <details>
        <summary>
          <h2>{texts.sources}</h2> <span className={styles.remark}>{sources.length}</span>
        </summary>
        <ol className={styles.others}>
          {sources.map((source, index) => (
            <li key={source.id} id={`source-${source.id}`} className={styles.remark}>
              <Source source={source} number={index + 1} />
            </li>
          ))}
        </ol>
        {children && <p className={styles.remark}>{children}</p>}
      </details>
    </section>
  );
}

function Source({ source, number }: { source: Campground['sources'][number]; number: number }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { title, licence, lang } = useSourceWords()(source);
  const { publisher, licence_url: url, as_of: asOf, attribution } = source;

  return (
    <>
      <p>
        {number}.{' '}
        <span lang={lang}>
          <strong>{title}</strong>, {publisher}
        </span>
        {asOf && ` (${formatDate(asOf, language)})`}
      </p>
      <p>
        {texts.licence}{' '}
        <span lang={lang}>
          {url === null ? licence : <ExternalLink href={url}>{licence}</ExternalLink>}
          {attribution && `. ${attribution}`}
        </span>
      </p>
    </>
  );
}

/** Sources of the campground, then of its park. */
export function allSources({ sources, in_park: inPark }: Campground): Campground['sources'] {
  const known = new Set(sources.map(({ id }) => id));
  const ofPark = [
    ...(inPark?.sources ?? []),
    ...(inPark?.dates_source ? [inPark.dates_source] : []),
  ];
  return [...sources, ...ofPark.filter(({ id }) => !known.has(id))];
}

interface ParkSourcesProps {
  /** The sources of the page, in their order. */
  among: Campground['sources'];
  ids: readonly string[];
}

/** The sources of a park's facts, each as a quiet link. */
export const ParkSources = ({ among, ids }: ParkSourcesProps) =>
  ids.map((id) => <FactSource key={id} campground={{ sources: among }} id={id} basis={null} />);

interface FactSourceProps {
  campground: Pick<Campground, 'sources'>;
  /** Null where nothing is known. */
  id: string | null;
  basis: FactBasis | null;
}

/** The basis of a fact, in a quiet line that leads to its source where that lists something. */
export function FactSource({ campground: { sources }, id, basis }: FactSourceProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const at = sources.findIndex((each) => each.id === id);
  const source = sources[at];
  const isKnownOtherwise = basis !== null && basis !== 'listed';

  return (
    <>
      {isKnownOtherwise && <span className={styles.basis}>{texts.basis[basis]}</span>}
      {source && source.as_of !== null && (
        <Link
          to={`#source-${source.id}`}
          className={styles.source}
          title={source.title}
          preventScrollReset
        >
          {texts.sourceOf({ number: at + 1, day: formatDate(source.as_of, language) })}
        </Link>
      )}
    </>
  );
}
