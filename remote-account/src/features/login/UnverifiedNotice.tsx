import { Notice } from '@camp/ui/Notice';
import { failedResendFromLogin } from '#features/resend-verification/resend-outcome.ts';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';

const missingEmail = 'Please enter your email address to resend the verification link.';

/** The warning for an account whose address is not verified; asks for it when only a username is known. */
export function UnverifiedNotice({ text, identifier }: { text: string; identifier: string }) {
  const isEmail = identifier.includes('@');

  return (
    <>
      <Notice tone="warning">{text}</Notice>
      <ResendVerification
        key={identifier}
        email={isEmail ? identifier : ''}
        isAsking={!isEmail}
        invalidEmail={missingEmail}
        outcomeOf={failedResendFromLogin}
      />
    </>
  );
}
