import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { TextField } from '@camp/ui/fields/TextField';
import { Notice } from '@camp/ui/feedback/Notice';
import type { SecondStep } from '@camp/contracts/account/auth';
import { supportsPasskeys } from '@camp/contracts/client/supports-passkeys';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
import styles from '#forms/forms.module.css';
import { useSyncExternalStore } from 'react';
import { messages } from './messages.ts';
import { useSignIn } from './useSignIn.ts';

/** Subscribes to nothing, as the abilities of a browser do not change. */
const never = () => () => undefined;

interface Props {
  identifier: string;
  /** The reason why the person is back at this form; shown until the next try. */
  notice: string | null;
  onSecondFactor: (pending: SecondStep, identifier: string) => void;
}

/** The password step, with the passkey as an alternative. A success changes the session, which leaves the page. */
export function LoginForm({ identifier, notice, onSecondFactor }: Props) {
  const texts = useMessages(messages);
  const mayUsePasskey = useSyncExternalStore(never, supportsPasskeys, () => true);
  const signIn = useSignIn({ identifier, onSecondFactor });
  const { failure, isPending, isPasskeyPending } = signIn;

  return (
    <>
      {failure?.kind === 'unverified' && (
        <UnverifiedNotice text={failure.text} identifier={signIn.triedIdentifier} />
      )}
      <Form
        label={texts.title}
        error={failure?.kind === 'refused' ? failure.text : signIn.isUntried && notice}
        onSubmit={signIn.submit}
      >
        <TextField
          label={texts.identifier}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...signIn.identifierField}
        />
        <div className={styles.password}>
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            {...signIn.passwordField}
          />
          <Link to="/forgot-password" className={styles.forgot}>
            {texts.forgot}
          </Link>
        </div>
        <Button
          type="submit"
          pending={isPending}
          pendingLabel={texts.submitting}
          disabled={isPasskeyPending}
        >
          {texts.submit}
        </Button>
        {mayUsePasskey && (
          <>
            <p className={styles.or}>{texts.or}</p>
            <Button
              variant="secondary"
              pending={isPasskeyPending}
              pendingLabel={texts.passkeyWaiting}
              disabled={isPending}
              onClick={signIn.submitPasskey}
            >
              {texts.passkey}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}

/** The warning for an unverified address; asks for the address when only the username is known. */
function UnverifiedNotice({ text, identifier }: { text: string; identifier: string }) {
  const { missingEmail } = useMessages(messages);
  const isEmail = identifier.includes('@');

  return (
    <>
      <Notice tone="warning">{text}</Notice>
      <ResendVerification
        key={identifier}
        email={isEmail ? identifier : ''}
        isAsking={!isEmail}
        invalidEmail={missingEmail}
        from="login"
      />
    </>
  );
}
