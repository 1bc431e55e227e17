import type { Campground } from '@camp/contracts/places/campgrounds';
import { Badge } from '@camp/ui/data/Badge';
import { formatDate, formatWeekday } from '@camp/ui/i18n/calendar';
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
export function Notices({ notices }: Pick<Campground, 'notices'>) {
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

interface NoticeProps {
  notice: Campground['notices'][number];
}

function NoticeItem({ notice }: NoticeProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { headline, headline_fr: inFrench, text, text_fr: textInFrench } = notice;
  const { url, source, as_of: asOf, is_sample: isSample } = notice;

  return (
    <li className={styles.notice}>
      <h3>
        <StatusOf notice={notice} /> <Said english={headline} french={inFrench} />
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

function StatusOf({ notice: { status, announced } }: NoticeProps) {
  const { status: words, statusFrom } = useMessages(names);
  const language = useLanguage();
  if (!announced) return <Badge tone={tones[status]}>{words[status]}</Badge>;

  return (
    <Badge tone="warning">
      {statusFrom[announced.status](formatWeekday(announced.from, language))}
    </Badge>
  );
}

/** Shows a text in French if its source has it, or else in English, marked as such for screen readers. */
function Said({ english, french }: { english: string; french: string | null }) {
  const language = useLanguage();
  if (language === 'en') return english;

  return <span lang={french === null ? 'en' : undefined}>{french ?? english}</span>;
}
