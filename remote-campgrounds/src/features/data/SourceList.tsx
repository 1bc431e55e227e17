import type { PlaceSource } from '@camp/contracts/places/open-data';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useSourceWords } from '#places/source-texts.ts';
import { messages } from './messages.ts';
import styles from './data.module.css';

/** Every source below its publisher and licence, which are said once. Titles of others stay as published. */
export function SourceList({ title, sources }: { title: string; sources: readonly PlaceSource[] }) {
  const groups = Map.groupBy(sources, ({ publisher, licence }) => `${publisher}, ${licence}`);

  return (
    <Section title={title}>
      <ul className={styles.sources}>
        {[...groups].map(([key, group]) => (
          <li key={key}>
            <Publisher sources={group} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The sources of a publisher under one licence; the sentences that the licence asks for are folded. */
function Publisher({ sources }: { sources: readonly PlaceSource[] }) {
  const texts = useMessages(messages);
  const wordsOf = useSourceWords();
  const [first] = sources;
  if (!first) return null;
  const { licence, lang } = wordsOf(first);
  const sentences = new Set(sources.flatMap(({ attribution }) => attribution ?? []));

  return (
    <>
      <h3 lang={lang}>{first.publisher}</h3>
      <p>
        {texts.licence}{' '}
        <span lang={lang}>
          <MaybeLink href={first.licence_url}>{licence}</MaybeLink>
        </span>
      </p>
      <ul className={styles.rows}>
        {sources.map((source) => (
          <Source key={source.id} source={source} />
        ))}
      </ul>
      {sentences.size > 0 && (
        <details>
          <summary>{texts.attributions({ count: sentences.size })}</summary>
          {[...sentences].map((sentence) => (
            <p key={sentence} lang={lang}>
              {sentence}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

function Source({ source }: { source: PlaceSource }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { title, lang } = useSourceWords()(source);

  return (
    <li>
      <span lang={lang}>{title}</span>
      <span className={styles.origin}>
        {source.as_of && formatDate(source.as_of, language)}
        {source.repository_url && (
          <ExternalLink href={source.repository_url}>
            {texts.origin}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ExternalLink>
        )}
      </span>
    </li>
  );
}

function MaybeLink({ href, children }: { href: string | null; children: string }) {
  return href === null ? children : <ExternalLink href={href}>{children}</ExternalLink>;
}
