import type { PlaceSource } from '@camp/contracts/places/open-data';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { messages } from './messages.ts';
import styles from './data.module.css';

/** Every source with its licence, and the sentence that the licence asks for. Titles stay as published. */
export function SourceList({ title, sources }: { title: string; sources: readonly PlaceSource[] }) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <Section title={title}>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.id}>
            <h3>{source.title}</h3>
            <p>
              {source.publisher}
              {source.as_of && ` · ${formatDate(source.as_of, language)}`}
            </p>
            {source.attribution && <p>{source.attribution}</p>}
            <p className={styles.links}>
              {texts.licence}: <MaybeLink href={source.licence_url}>{source.licence}</MaybeLink>
              {source.repository_url && (
                <ExternalLink href={source.repository_url}>{texts.origin}</ExternalLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MaybeLink({ href, children }: { href: string | null; children: string }) {
  return href === null ? children : <ExternalLink href={href}>{children}</ExternalLink>;
}
