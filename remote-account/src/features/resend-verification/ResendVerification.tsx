import { resendVerification } from '@camp/contracts/auth';
import { emailSchema } from '@camp/contracts/credentials';
import { api, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Notice } from '@camp/ui/Notice';
import { TextField } from '@camp/ui/TextField';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Outcome } from './resend-outcome.ts';
import styles from './ResendVerification.module.css';
import { useCooldown } from './useCooldown.ts';

const cooldownSeconds = 30;

interface Props {
  email: string;
  /** Whether the address can be typed here; otherwise the given one is used as it is. */
  isAsking: boolean;
  /** Sentence for an address that is missing or no address. */
  invalidEmail: string;
  /** Whether a mail has just been sent, so that the wait has begun: the API sends none within it. */
  isJustSent?: boolean;
  outcomeOf: (error: unknown) => Outcome;
}

/** Sends the verification mail again, at most every 30 s (specification, section 9). */
export function ResendVerification(props: Props) {
  const { email, isAsking, invalidEmail, isJustSent = false, outcomeOf } = props;
  const field = useRef<HTMLInputElement>(null);
  const [fieldError, setFieldError] = useState<string>();
  const { left, start } = useCooldown({ seconds: cooldownSeconds, isRunning: isJustSent });
  const resend = useMutation({
    mutationFn: (address: string) => api(resendVerification, { body: { email: address } }),
    onSuccess: start,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const address = emailSchema.safeParse(field.current?.value ?? email);
    setFieldError(address.success ? undefined : invalidEmail);
    if (!address.success) return field.current?.focus();
    return resend.mutate(address.data);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Resend verification">
      {isAsking && (
        <TextField
          ref={field}
          label="Email for the verification link"
          type="email"
          autoComplete="email"
          defaultValue={email}
          {...(fieldError && { error: fieldError })}
        />
      )}
      <ResendResult error={resend.error} answer={resend.data?.message} outcomeOf={outcomeOf} />
      <Button
        type="submit"
        variant="secondary"
        pending={resend.isPending}
        pendingLabel="Sending…"
        disabled={left > 0}
      >
        {left > 0 ? `Resend in ${left} s` : 'Resend verification'}
      </Button>
    </form>
  );
}

interface ResultProps extends Pick<Props, 'outcomeOf'> {
  error: unknown;
  answer: string | undefined;
}

function ResendResult({ error, answer, outcomeOf }: ResultProps) {
  if (answer !== undefined) return <Notice tone="success">{answer}</Notice>;
  if (!error) return null;
  const { tone, text } = outcomeOf(error);
  return <Notice tone={tone}>{text}</Notice>;
}
