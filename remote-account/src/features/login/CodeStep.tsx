import { Link, useLocation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { TextField } from '@camp/ui/fields/TextField';
import type { SubmitEvent } from 'react';
import type { PendingSignIn } from '#features/sign-in-redirect/useSignInResult.ts';
import { bareCode, codeInputLimit, codeLength } from '#second-factor/code.ts';
import { supportsPasskeys } from '#second-factor/passkey.ts';
import { codeStepMessages } from './messages.ts';
import { useCodeStep } from './useCodeStep.ts';

interface Props {
  pending: PendingSignIn;
  onBack: () => void;
  /** Called when the token is no longer valid. */
  onExpired: () => void;
}

/** The second step: a code from the app, or a passkey if the account has one. */
export function CodeStep({ pending, onBack, onExpired }: Props) {
  const texts = useMessages(codeStepMessages);
  const { state } = useLocation() as { state: unknown };
  const { field, ...step } = useCodeStep({ pending, onExpired });
  const hasPasskey = pending.methods.includes('passkey');
  const hasCodes = pending.methods.includes('totp') || !hasPasskey;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    step.submit();
  }

  return (
    <Page title={texts.title} lead={hasCodes ? texts.lead : texts.leadPasskey} width="narrow">
      <Form label={texts.form} error={step.failure} onSubmit={submit}>
        {hasCodes && (
          <TextField
            ref={field}
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeInputLimit}
            value={step.code}
            onChange={({ target }) => step.setCode(target.value)}
            error={step.fieldError}
          />
        )}
        <CheckboxField
          label={texts.remember}
          checked={step.isRemembered}
          onChange={({ target }) => step.setRemembered(target.checked)}
        />
        {hasCodes && (
          <Button
            type="submit"
            pending={step.isPending}
            pendingLabel={texts.verifying}
            disabled={bareCode(step.code).length < codeLength || step.isPasskeyPending}
          >
            {texts.verify}
          </Button>
        )}
        {hasPasskey && supportsPasskeys() && (
          <Button
            variant="secondary"
            pending={step.isPasskeyPending}
            pendingLabel={texts.passkeyWaiting}
            disabled={step.isPending}
            onClick={step.submitPasskey}
          >
            {texts.passkey}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          {texts.back}
        </Button>
      </Form>
      <p>
        {texts.outOfReach}{' '}
        <Link to="/2fa/challenge" state={state}>
          {texts.recoveryCode}
        </Link>
      </p>
    </Page>
  );
}
