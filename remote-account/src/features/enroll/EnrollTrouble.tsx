import { useMessages } from '@camp/ui/i18n/define-messages';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { useLocation, useMutation, useNavigate, useSession } from '@camp/shell-api';
import { startEnrollment } from '#second-factor/calls.ts';
import { forgetEnrollToken } from '#second-factor/enroll-token.ts';
import { type EnrollFailure, startFailureOf } from '#forms/error-catalogue.ts';
import styles from './enroll.module.css';
import { messages } from './messages.ts';

interface Props {
  failure: EnrollFailure;
  onToken: (token: string) => void;
  onRetry?: () => void;
}

/** Says why the enrollment cannot continue, and offers the way out. */
export function EnrollTrouble({ failure, onToken, onRetry }: Props) {
  const { tryAgain } = useMessages(messages);

  return (
    <div className={styles.trouble}>
      <Notice tone="danger">{failure.text}</Notice>
      {failure.isAboutToken && <NewToken onToken={onToken} />}
      {!failure.isAboutToken && onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </div>
  );
}

/** Starts over: signed-in people request a token here, all others get one by signing in. */
export function NewToken({ onToken }: { onToken: (token: string) => void }) {
  const texts = useMessages(messages);
  const { session } = useSession();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => startEnrollment(),
    onSuccess: ({ token }) => onToken(token),
  });

  function begin() {
    if (session.status === 'signed-in') return start.mutate();
    forgetEnrollToken();
    return void navigate('/login', { state });
  }

  return (
    <>
      {start.error && <Notice tone="danger">{startFailureOf(start.error, texts).text}</Notice>}
      <Button
        pending={start.isPending}
        pendingLabel={texts.gettingToken}
        disabled={session.status === 'loading'}
        onClick={begin}
      >
        {texts.newToken}
      </Button>
    </>
  );
}
