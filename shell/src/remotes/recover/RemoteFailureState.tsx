import type { RemoteRelease } from '@camp/release/document/release-document';
import { ErrorState } from '@camp/ui/feedback/ErrorState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Loading } from '@camp/ui/feedback/Loading';
import { messages } from './messages.ts';

interface RemoteFailureStateProps {
  area: RemoteRelease['area'];
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of a remote's page: what cannot be shown, and a way to try again. */
export function RemoteFailureState({ area, isRetrying, onRetry }: RemoteFailureStateProps) {
  const { title, text, tryingAgain } = useMessages(messages);
  const name = area[useLanguage()];
  if (isRetrying) return <Loading label={tryingAgain} />;

  return (
    <ErrorState title={title(name)} onRetry={onRetry}>
      {text(name)}
    </ErrorState>
  );
}
