import type { Campground } from '@camp/contracts/places/campgrounds';
import { Badge } from '@camp/ui/data/Badge';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { names } from '#places/names.ts';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import styles from './campground.module.css';

const tones = { closed: 'danger', warning: 'warning', notice: 'accent' } as const;

/** Closures and alerts of a place, as their source words them: as text, whatever is in it. */
export function Notices({ campground: { notices } }: { campground: Campground }) {
  const texts = useMessages(messages);
  if (notices.length === 0) return null;

  return (
    <Section title={texts.notices}>
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </Section>
  );
}

function NoticeItem({ notice }: { notice: Campground['notices'][number] }) {
  const texts = useMessages(messages);
  const { status: words } = useMessages(names);
  const language = useLanguage();
  const { status, headline, headline_fr: inFrench, text, text_fr: textInFrench } = notice;
  const { url, source, as_of: asOf, is_sample: isSample } = notice;

  return (
    <li className={styles.notice}>
      <h3>
        <Badge tone={tones[status]}>{words[status]}</Badge>{' '}
        <Said english={headline} french={inFrench} />
      </h3>
      {text && (
        <p>
          <Said english={text} french={textInFrench} />
        </p>
      )}
      {isSample && <p>{texts.sample}</p>}
      <Muted size="small">
        {url === null ? source : <ExternalLink href={url}>{source}</ExternalLink>}
        {asOf && ` · ${formatDate(asOf.slice(0, 10), language)}`}
      </Muted>
    </li>
  );
}

/** Shows a text in French if its source has it, or else in English, marked as such for screen readers. */
function Said({ english, french }: { english: string; french: string | null }) {
  const language = useLanguage();
  if (language === 'en') return english;

  return <span lang={french === null ? 'en' : undefined}>{french ?? english}</span>;
}
