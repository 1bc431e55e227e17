import { bareCode } from '@camp/contracts/account/normal-form';
import { useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { CodeField } from '@camp/ui/fields/CodeField';
import { type SubmitEvent, useRef, useState } from 'react';
import { verifyEnrollment } from '#second-factor/calls.ts';
import { codeInputLimit, isSixDigits } from '#second-factor/code.ts';
import { verifyFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';
import { NewToken } from './EnrollTrouble.tsx';

interface Props {
  token: string;
  onToken: (token: string) => void;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** Asks for a first code, which proves that the app has the secret. */
export function ConfirmCode({ token, onToken, onEnrolled }: Props) {
  const texts = useMessages(messages);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIllFormed, setIllFormed] = useState(false);
  const verify = useMutation({
    mutationFn: (bare: string) => verifyEnrollment({ token, code: bare }),
    onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
  });
  const failure = verify.error && verifyFailureOf(verify.error, texts);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const bare = bareCode(code);
    setIllFormed(!isSixDigits(bare));
    if (!isSixDigits(bare)) return field.current?.focus();
    return verify.mutate(bare);
  }

  return (
    <>
      <Form label={texts.confirm.title} error={failure?.text} onSubmit={submit}>
        <CodeField
          ref={field}
          label={texts.confirm.label}
          maxLength={codeInputLimit}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={isIllFormed ? texts.confirm.invalid : undefined}
        />
        <Button type="submit" pending={verify.isPending} pendingLabel={texts.confirm.submitting}>
          {texts.confirm.submit}
        </Button>
      </Form>
      {failure?.isAboutToken && <NewToken onToken={onToken} />}
    </>
  );
}
