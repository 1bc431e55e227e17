import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { failureText } from './failure-text.ts';
import { messages } from './messages.ts';

interface Props {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The red banner over the log; what is already on screen stays under it. */
export function LoadFailure({ error, isRetrying, onRetry }: Props) {
  const { failed, retry, refreshing } = useMessages(messages);

  return (
    <Notice
      tone="danger"
      action={
        <Button
          size="small"
          variant="danger"
          pending={isRetrying}
          pendingLabel={refreshing}
          onClick={onRetry}
        >
          {retry}
        </Button>
      }
    >
      {failureText(error, failed)}
    </Notice>
  );
}
