import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
import { messages } from './messages.ts';

/** The warning for an account whose address is not verified; asks for it when only a username is known. */
export function UnverifiedNotice({ text, identifier }: { text: string; identifier: string }) {
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
