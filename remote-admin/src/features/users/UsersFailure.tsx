import { isOutage } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/ErrorState';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Says that the list could not be loaded, and during an outage that it comes back by itself. */
export function UsersFailure({ error, onRetry }: Props) {
  return (
    <ErrorState title="Failed to load users" onRetry={onRetry}>
      {isOutage(error)
        ? 'Our servers are not answering. We try again every few seconds, and the list comes back by itself.'
        : 'Nothing has been changed. Please try again.'}
    </ErrorState>
  );
}
