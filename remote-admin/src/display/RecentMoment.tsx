import { formatAgo, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';

interface Props {
  /** ISO 8601. */
  at: string;
  /** More text for the tooltip, which always has the exact moment. */
  more?: string;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** A moment as people say it: how long ago within a day, then its date. The tooltip has it to the second. */
export function RecentMoment({ at, more }: Props) {
  const language = useLanguage();
  const [now] = useState(Date.now);
  const isRecent = now - new Date(at).getTime() < dayMs;
  const exact = formatMoment(at, 'second', language);

  return (
    <time dateTime={at} title={more ? `${exact} · ${more}` : exact}>
      {isRecent ? formatAgo(at, now, language) : formatMoment(at, 'day', language)}
    </time>
  );
}
