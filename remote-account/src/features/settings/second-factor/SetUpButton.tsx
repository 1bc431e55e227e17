import { useMutation, useNavigate } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { FailureNotice } from '#features/settings/FailureNotice.tsx';
import { startEnrollment } from '#second-factor/calls.ts';
import { messages } from './messages.ts';

interface Props {
  label: string;
  variant: 'primary' | 'secondary';
}

/** Begins the enrollment of an authenticator and leads to its page. */
export function SetUpButton({ label, variant }: Props) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: startEnrollment,
    onSuccess: ({ token }) => {
      const query = new URLSearchParams({ enroll_token: token });
      return navigate(`/2fa/enroll?${query.toString()}`);
    },
  });

  return (
    <div>
      {start.error && <FailureNotice error={start.error} text={texts.startFailed} />}
      <Button
        variant={variant}
        pending={start.isPending}
        pendingLabel={texts.starting}
        onClick={() => start.mutate()}
      >
        {label}
      </Button>
    </div>
  );
}
