import { useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { CodeField } from '@camp/ui/fields/CodeField';
import * as z from 'zod/mini';
import { verifyEnrollment } from '#second-factor/calls.ts';
import { codeInputLimit, typedDigits } from '#second-factor/code.ts';
import { verifyFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';
import { NewToken } from './EnrollTrouble.tsx';

interface Props {
  token: string;
  onToken: (token: string) => void;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

const schema = z.object({ typed: typedDigits });

/** Asks for a first code, which proves that the app has the secret. */
export function ConfirmCode({ token, onToken, onEnrolled }: Props) {
  const texts = useMessages(messages);
  const { field, isPending, submit, ...form } = useApiForm({
    schema,
    values: { typed: '' },
    call: useMutation({
      mutationFn: ({ typed }: { typed: string }) => verifyEnrollment({ token, code: typed }),
      onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
    }),
  });
  const failure = form.failure && verifyFailureOf(form.failure, texts);
  const code = field('typed');

  return (
    <>
      <Form label={texts.confirm.title} error={failure?.text} onSubmit={submit}>
        <CodeField
          label={texts.confirm.label}
          maxLength={codeInputLimit}
          {...code}
          error={code.error && texts.confirm.invalid}
        />
        <div>
          <Button type="submit" pending={isPending} pendingLabel={texts.confirm.submitting}>
            {texts.confirm.submit}
          </Button>
        </div>
      </Form>
      {failure?.isAboutToken && <NewToken onToken={onToken} />}
    </>
  );
}
