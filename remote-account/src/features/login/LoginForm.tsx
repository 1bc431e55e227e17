import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { TextField } from '@camp/ui/fields/TextField';
import type { PendingSignIn } from '#features/session-entry/useProceed.ts';
import { useFieldTexts } from '#forms/useFieldTexts.ts';
import { supportsPasskeys } from '#second-factor/passkey.ts';
import { messages } from './messages.ts';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';
import { useSignIn } from './useSignIn.ts';

interface Props {
  identifier: string;
  /** Said until the next try: why the person is back at this form. */
  notice: string | null;
  onSecondFactor: (pending: PendingSignIn, identifier: string) => void;
}

/** The password step, and beside it the passkey; a success changes the session, which leads away from the page. */
export function LoginForm({ identifier, notice, onSecondFactor }: Props) {
  const texts = useMessages(messages);
  const fieldText = useFieldTexts();
  const signIn = useSignIn({ identifier, onSecondFactor });
  const { form, failure, isPending, isPasskeyPending } = signIn;
  const { errors } = form.formState;

  return (
    <>
      {failure?.kind === 'unverified' && (
        <UnverifiedNotice text={failure.text} identifier={signIn.triedIdentifier} />
      )}
      <Form
        label={texts.title}
        error={failure?.kind === 'refused' ? failure.text : signIn.isUntried && notice}
        onSubmit={(event) => void signIn.submit(event)}
      >
        <TextField
          label={texts.identifier}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldText(errors.identifier)}
          {...form.register('identifier')}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={fieldText(errors.password)}
          {...form.register('password')}
        />
        <Button
          type="submit"
          pending={isPending}
          pendingLabel={texts.submitting}
          disabled={isPasskeyPending}
        >
          {texts.submit}
        </Button>
        {supportsPasskeys() && (
          <Button
            variant="secondary"
            pending={isPasskeyPending}
            pendingLabel={texts.passkeyWaiting}
            disabled={isPending}
            onClick={signIn.submitPasskey}
          >
            {texts.passkey}
          </Button>
        )}
      </Form>
    </>
  );
}
