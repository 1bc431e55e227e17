import { resendVerification } from '@camp/contracts/account/auth';
import { api, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Stack } from '@camp/ui/layout/spacing';
import { TextField } from '@camp/ui/fields/TextField';
import { messages } from './messages.ts';
import { failedResendOutcome } from './resend-outcome.ts';
import { useCooldown } from './useCooldown.ts';

interface Props {
  email: string;
  /** True if the address can be edited here; otherwise `email` is used as given. */
  isAsking: boolean;
  /** Message for a missing or invalid address. */
  invalidEmail: string;
  /** The page that shows this. */
  from: 'login' | 'register';
}

/** Resends the verification mail, at most every 30 s. */
export function ResendVerification(props: Props) {
  const { email, isAsking, invalidEmail, from } = props;
  const texts = useMessages(messages);
  const { left, start } = useCooldown();
  const resend = useMutation({
    mutationFn: (body: { email: string }) => api(resendVerification, { body }),
    onSuccess: start,
  });

  const { field, submit } = useApiForm({
    schema: resendVerification.body,
    values: { email },
    call: resend,
  });
  const address = field('email');

  return (
    <Stack
      as="form"
      gap="12px"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={texts.form}
    >
      {isAsking && (
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          {...address}
          error={address.error && invalidEmail}
        />
      )}
      <ResendResult error={resend.error} isSent={resend.isSuccess} from={from} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          pending={resend.isPending}
          pendingLabel={texts.sending}
          disabled={left > 0}
        >
          {left > 0 ? texts.wait({ seconds: left }) : texts.resend}
        </Button>
      </div>
    </Stack>
  );
}

interface ResultProps extends Pick<Props, 'from'> {
  error: unknown;
  isSent: boolean;
}

function ResendResult({ error, isSent, from }: ResultProps) {
  const texts = useMessages(messages);

  if (isSent) return <Notice tone="success">{texts.sent}</Notice>;
  if (!error) return null;
  const { tone, text } = failedResendOutcome(error, { from, texts });
  return <Notice tone={tone}>{text}</Notice>;
}
