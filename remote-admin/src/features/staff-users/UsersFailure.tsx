import { isOutage } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/feedback/ErrorState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { messages } from './messages.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Says that the list could not be loaded, and during an outage that it comes back by itself. */
export function UsersFailure({ error, onRetry }: Props) {
  const { title, tryAgain, outage } = useMessages(messages).failed;

  return (
    <ErrorState title={title} onRetry={onRetry}>
      {isOutage(error) ? outage : sentenceOf(error, tryAgain)}
    </ErrorState>
  );
}
