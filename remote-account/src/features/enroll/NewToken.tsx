import { useLocation, useMutation, useNavigate, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { startEnrollment } from '#second-factor/calls.ts';
import { forgetEnrollToken } from '#second-factor/enroll-token.ts';
import { startFailureOf } from './enroll-failure.ts';
import { messages } from './messages.ts';

/** Begins anew: the signed-in ask for a token here, everybody else gets one by signing in. */
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
