import { formatAgo, formatMoment, type Precision } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { NoValue } from '@camp/ui/list/NoValue';
import { useState } from 'react';

interface MomentProps {
  /** ISO 8601; null when it never happened. */
  at: string | null;
  precision?: Precision;
}

/** A moment in the reader's time zone and language; a dash when it never happened. */
export function Moment({ at, precision = 'minute' }: MomentProps) {
  const language = useLanguage();
  if (at === null) return <NoValue />;

  return (
    <time dateTime={at} title={formatMoment(at, 'second', language)}>
      {formatMoment(at, precision, language)}
    </time>
  );
}

const dayMs = 24 * 60 * 60 * 1_000;

interface RecentProps extends Pick<MomentProps, 'at'> {
  /** More text for the tooltip, which always has the exact moment. */
  more?: string | undefined;
}

/** Shows how long ago it was during the first day, then the date. A dash if it never happened. */
export function Recent({ at, more }: RecentProps) {
  const language = useLanguage();
  const [now] = useState(Date.now);
  if (at === null) return <NoValue />;

  const exact = formatMoment(at, 'second', language);
  return (
    <time dateTime={at} title={more ? `${exact} · ${more}` : exact}>
      {now - Date.parse(at) > dayMs
        ? formatMoment(at, 'day', language)
        : formatAgo(at, now, language)}
    </time>
  );
}

/** An e-mail address that may break after its @ in a narrow column. */
export function EmailAddress({ email }: { email: string }) {
  const [name, ...domain] = email.split('@');

  return (
    <>
      {name}
      {domain.length > 0 && (
        <>
          @<wbr />
          {domain.join('@')}
        </>
      )}
    </>
  );
}
