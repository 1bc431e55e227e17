import type { Campground } from '@camp/contracts/places/campgrounds';
import { Link } from '@camp/shell-api';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { messages } from './messages.ts';
import styles from './campground.module.css';

interface Props {
  campground: Campground;
}

/** Shows the sources of the facts, and the sentences that the licences ask for. */
export function Sources({ campground: { sources } }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <Section title={texts.sources}>
      <ol className={styles.sources}>
        {sources.map(
          ({ id, title, publisher, licence, licence_url: url, as_of: asOf, attribution }) => (
            <li key={id} id={`source-${id}`}>
              <p>
                <strong>{title}</strong>, {publisher}
                {asOf && ` (${formatDate(asOf, language)})`}
              </p>
              <p className={styles.remark}>
                {texts.licence}:{' '}
                {url === null ? licence : <ExternalLink href={url}>{licence}</ExternalLink>}
                {attribution && `. ${attribution}`}
              </p>
            </li>
          ),
        )}
      </ol>
    </Section>
  );
}

/** The source of one fact, in a quiet line that leads to the list of them. */
export function FactSource({ campground: { sources }, id }: Props & { id: string }) {
  const { source: say, sourceOf } = useMessages(messages);
  const language = useLanguage();
  const at = sources.findIndex((each) => each.id === id);
  const source = sources[at];
  if (!source) return null;

  return (
    <Link to={`#source-${id}`} className={styles.source} title={source.title} preventScrollReset>
      {source.as_of === null
        ? say({ number: at + 1 })
        : sourceOf({ number: at + 1, day: formatDate(source.as_of, language) })}
    </Link>
  );
}
