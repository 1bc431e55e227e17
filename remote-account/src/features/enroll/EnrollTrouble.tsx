import { useMessages } from '@camp/ui/i18n/define-messages';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { Link, useLocation, useMutation, useNavigate, useSession } from '@camp/shell-api';
import { startEnrollment } from '#second-factor/calls.ts';
import { forgetEnrollToken } from '#second-factor/enroll-token.ts';
import { type EnrollFailure, startFailureOf } from '#forms/error-catalogue.ts';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';

interface Props {
  failure: EnrollFailure;
  onToken: (token: string) => void;
  onRetry: () => void;
}

/** The page of an enrollment that cannot continue: why, and the way out. */
export function EnrollTrouble({ failure, onToken, onRetry }: Props) {
  const { title, lead, why, tryAgain, toSettings } = useMessages(messages);
  const { session } = useSession();
  const isSignedIn = session.status === 'signed-in';

  return (
    <SignInPage title={title} description={lead}>
      <Notice tone="danger">{failure.text}</Notice>
      {failure.isAboutToken ? (
        <>
          <p>{isSignedIn ? why.signedIn : why.signedOut}</p>
          <NewToken onToken={onToken} />
        </>
      ) : (
        <Button onClick={onRetry}>{tryAgain}</Button>
      )}
      {isSignedIn && (
        <p>
          <Link to="/settings">{toSettings}</Link>
        </p>
      )}
    </SignInPage>
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
