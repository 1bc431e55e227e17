import type { PlaceSource } from '@camp/contracts/places/open-data';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useSourceWords } from '#places/source-texts.ts';
import { messages } from './messages.ts';
import styles from './data.module.css';

/** Every source with its licence, and the sentence that the licence asks for. Titles of others stay as published. */
export function SourceList({ title, sources }: { title: string; sources: readonly PlaceSource[] }) {
  return (
    <Section title={title}>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.id}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Source({ source }: { source: PlaceSource }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { title, licence, lang } = useSourceWords()(source);

  return (
    <>
      <h3 lang={lang}>{title}</h3>
      <p>
        <span lang={lang}>{source.publisher}</span>
        {source.as_of && ` · ${formatDate(source.as_of, language)}`}
      </p>
      {source.attribution && <p lang={lang}>{source.attribution}</p>}
      <p className={styles.links}>
        {texts.licence}{' '}
        <span lang={lang}>
          <MaybeLink href={source.licence_url}>{licence}</MaybeLink>
        </span>
        {source.repository_url && (
          <ExternalLink href={source.repository_url}>{texts.origin}</ExternalLink>
        )}
      </p>
    </>
  );
}

function MaybeLink({ href, children }: { href: string | null; children: string }) {
  return href === null ? children : <ExternalLink href={href}>{children}</ExternalLink>;
}
