import { formatMoment, type Precision } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';

interface MomentProps {
  /** ISO 8601; null when it never happened. */
  at: string | null;
  precision?: Precision;
}

/** A moment in the reader's time zone and language; a dash when it never happened. */
export function Moment({ at, precision = 'minute' }: MomentProps) {
  const language = useLanguage();
  if (at === null) return '—';

  return (
    <time dateTime={at} title={formatMoment(at, 'second', language)}>
      {formatMoment(at, precision, language)}
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
