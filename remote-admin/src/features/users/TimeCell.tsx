const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' });
const minuteFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  at: string | null;
  precision: 'day' | 'minute';
}

/** A moment in the reader's own time zone; a dash when it never came. */
export function TimeCell({ at, precision }: Props) {
  if (at === null) return '—';
  const format = precision === 'day' ? dayFormat : minuteFormat;
  return (
    <time dateTime={at} title={minuteFormat.format(new Date(at))}>
      {format.format(new Date(at))}
    </time>
  );
}
