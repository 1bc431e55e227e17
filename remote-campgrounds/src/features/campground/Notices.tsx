import type { Campground } from '@camp/contracts/places/campgrounds';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { formatDate } from '#places/format.ts';
import { names } from '#places/names.ts';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import styles from './campground.module.css';

const tones = { closed: 'danger', warning: 'warning', notice: 'accent' } as const;

/** Closures and alerts of a place, as their source words them: as text, whatever is in it. */
export function Notices({ campground: { notices } }: { campground: Campground }) {
  const texts = useMessages(messages);
  const { status: words } = useMessages(names);
  const language = useLanguage();
  if (notices.length === 0) return null;

  return (
    <Section title={texts.notices}>
      <ul className={styles.notices}>
        {notices.map(
          ({ id, status, headline, text, url, source, as_of: asOf, is_sample: isSample }) => (
            <li key={id} className={styles.notice}>
              <h3>
                <Badge tone={tones[status]}>{words[status]}</Badge> {headline}
              </h3>
              {text && <p>{text}</p>}
              {isSample && <p>{texts.sample}</p>}
              <Muted size="small">
                {url === null ? source : <ExternalLink href={url}>{source}</ExternalLink>}
                {asOf && ` · ${formatDate(asOf, language)}`}
              </Muted>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
