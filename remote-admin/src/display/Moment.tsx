import type { Language } from '@camp/contracts/language';
import { useLanguage } from '@camp/ui/i18n/language';

interface Props {
  /** ISO 8601; null when it never came. */
  at: string | null;
  precision?: Precision;
}

const shapes = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const;

type Precision = keyof typeof shapes;

/** Formats are dear to make, and a list shows hundreds of moments. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, precision: Precision): Intl.DateTimeFormat {
  const key = `${language} ${precision}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${language}-CA`, shapes[precision]);
  formats.set(key, format);
  return format;
}

/** A moment in the reader's own time zone and language; a dash when it never came. */
export function Moment({ at, precision = 'minute' }: Props) {
  const language = useLanguage();
  if (at === null) return '—';
  const moment = new Date(at);

  return (
    <time dateTime={at} title={formatOf(language, 'second').format(moment)}>
      {formatOf(language, precision).format(moment)}
    </time>
  );
}
