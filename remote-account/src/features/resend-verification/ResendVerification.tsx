import { resendVerification, resendVerificationBody } from '@camp/contracts/account/auth';
import { api, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Stack } from '@camp/ui/layout/spacing';
import { TextField } from '@camp/ui/fields/TextField';
import { type SubmitEvent, useRef, useState } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const { left, start } = useCooldown();
  const resend = useMutation({
    mutationFn: (address: string) => api(resendVerification, { body: { email: address } }),
    onSuccess: start,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const address = resendVerificationBody.shape.email.safeParse(field.current?.value ?? email);
    setRefused(!address.success);
    if (!address.success) return field.current?.focus();
    return resend.mutate(address.data);
  }

  return (
    <Stack as="form" gap="12px" onSubmit={submit} noValidate aria-label={texts.form}>
      {isAsking && (
        <TextField
          ref={field}
          label={texts.email}
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={isRefused ? invalidEmail : undefined}
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
