import { bareCode } from '@camp/contracts/account/normal-form';
import { brand, Link, useLocation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { CodeField } from '@camp/ui/fields/CodeField';
import type { SecondStep } from '@camp/contracts/account/auth';
import { supportsPasskeys } from '@camp/contracts/client/supports-passkeys';
import { codeInputLimit, codeLength } from '#second-factor/code.ts';
import styles from '#forms/forms.module.css';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { codeStepMessages } from './messages.ts';
import { RemovalRequest } from './RemovalRequest.tsx';
import { useCodeStep } from './useCodeStep.ts';

interface Props {
  pending: SecondStep;
  onBack: () => void;
  /** Called when the token is no longer valid. */
  onExpired: () => void;
}

/** The second step, with what the account has: a code from the app, a passkey, recovery codes. */
export function CodeStep({ pending, onBack, onExpired }: Props) {
  const texts = useMessages(codeStepMessages);
  const step = useCodeStep({ pending, onExpired });
  const hasPasskey = pending.methods.includes('passkey');
  const isMailed = pending.mailed === true;
  const hasCodes = isMailed || pending.methods.includes('totp');

  return (
    <SignInPage {...headingOf(pending, texts)}>
      <Form label={texts.form} error={step.failure} onSubmit={step.submit}>
        {hasCodes && <CodeField label={texts.code} maxLength={codeInputLimit} {...step.code} />}
        {!isMailed && <CheckboxField label={texts.remember} {...step.remember} />}
        {hasCodes && (
          <SubmitButton
            isOpen={bareCode(step.typed).length >= codeLength && !step.isPasskeyPending}
            pending={step.isPending}
            pendingLabel={texts.verifying}
          >
            {texts.verify}
          </SubmitButton>
        )}
        {hasPasskey && (
          <PasskeyButton
            variant={hasCodes ? 'secondary' : 'primary'}
            isPending={step.isPasskeyPending}
            isHeld={step.isPending}
            onPress={step.submitPasskey}
          />
        )}
        <div className={styles.back}>
          <Button variant="ghost" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </Form>
      <OtherWay pending={pending} />
      {!isMailed && <RemovalRequest token={pending.twofa_token} onExpired={onExpired} />}
    </SignInPage>
  );
}

function headingOf({ mailed, methods }: SecondStep, texts: typeof codeStepMessages.en) {
  if (mailed) return { title: texts.titleMailed, lead: texts.leadMailed };
  if (methods.includes('totp')) return { title: texts.title, lead: texts.lead };
  return { title: texts.titlePasskey, lead: texts.leadPasskey };
}

interface PasskeyButtonProps {
  variant: 'primary' | 'secondary';
  isPending: boolean;
  /** While a code is on its way. */
  isHeld: boolean;
  onPress: () => void;
}

function PasskeyButton({ variant, isPending, isHeld, onPress }: PasskeyButtonProps) {
  const texts = useMessages(codeStepMessages);
  if (!supportsPasskeys()) return <Notice tone="info">{texts.noPasskeysHere}</Notice>;

  return (
    <Button
      variant={variant}
      pending={isPending}
      pendingLabel={texts.passkeyWaiting}
      disabled={isHeld}
      onClick={onPress}
    >
      {texts.passkey}
    </Button>
  );
}

/** Offers another way to anyone who cannot give what the step asks for. */
function OtherWay({ pending: { mailed, methods, recovery } }: Pick<Props, 'pending'>) {
  const texts = useMessages(codeStepMessages);
  const { state } = useLocation() as { state: unknown };
  if (mailed) {
    return (
      <p>
        {texts.noMail} <Link to="/forgot-password">{texts.newPassword}</Link>
      </p>
    );
  }
  if (!recovery) return <p>{texts.noOtherWay({ mailbox: brand.mailboxes.general })}</p>;

  return (
    <p>
      {methods.includes('totp') ? texts.outOfReach : texts.passkeyOutOfReach}{' '}
      <Link to="/2fa/challenge" state={state}>
        {texts.recoveryCode}
      </Link>
    </p>
  );
}
