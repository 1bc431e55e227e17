import type { RemoteName } from '@camp/release/document';
import { ErrorState } from '@camp/ui/ErrorState';
import { useMessages } from '@camp/ui/language';
import { Loading } from '@camp/ui/Loading';
import { messages } from './messages.ts';

interface RemoteFailureStateProps {
  remote: RemoteName;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of a remote's page: what cannot be shown, and a way to try again. */
export function RemoteFailureState({ remote, isRetrying, onRetry }: RemoteFailureStateProps) {
  const { area, title, text, tryingAgain } = useMessages(messages);
  if (isRetrying) return <Loading label={tryingAgain} />;

  return (
    <ErrorState title={title(area[remote])} onRetry={onRetry}>
      {text(area[remote])}
    </ErrorState>
  );
}
