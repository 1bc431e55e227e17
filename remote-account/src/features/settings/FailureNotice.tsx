import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { FocusedNotice } from './FocusedNotice.tsx';

interface Props {
  error: unknown;
  /** What did not work, in the words of docs/specification.md#error-catalogue. */
  text: string;
}

/** What did not work, and under it the server's own sentence, if it gave one. */
export function FailureNotice({ error, text }: Props) {
  const reason = sentenceOf(error, '');

  return (
    <FocusedNotice tone="danger" about={error}>
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </FocusedNotice>
  );
}
