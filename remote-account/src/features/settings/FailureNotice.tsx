import { errorMessage } from '@camp/ui/i18n/error-message';
import { FocusedNotice } from './FocusedNotice.tsx';

interface Props {
  error: unknown;
  /** What failed, in the words of docs/specification.md#error-catalogue. */
  text: string;
}

/** What failed, and below it the server's reason, if there is one. */
export function FailureNotice({ error, text }: Props) {
  const reason = errorMessage(error, '');

  return (
    <FocusedNotice tone="danger" about={error}>
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </FocusedNotice>
  );
}
