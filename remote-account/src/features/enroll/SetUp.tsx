import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Section } from '@camp/ui/layout/Section';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { initiateFailureOf } from './enroll-failure.ts';
import { initiationQuery } from './enroll-query.ts';
import { EnrollTrouble } from './EnrollTrouble.tsx';
import { messages } from './messages.ts';

interface Props {
  token: string;
  onToken: (token: string) => void;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** The picture to scan, and the first code as the proof that it was. */
export function SetUp({ token, onToken, onEnrolled }: Props) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(initiationQuery(token));

  if (isFetching) return <Loading label={texts.preparing} />;
  if (error) {
    const failure = initiateFailureOf(error, texts);
    return <EnrollTrouble failure={failure} onToken={onToken} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return (
    <>
      <Section title={texts.scan.title}>
        <AuthenticatorKey {...data} />
      </Section>
      <Section title={texts.confirm.title}>
        <ConfirmCode token={token} onToken={onToken} onEnrolled={onEnrolled} />
      </Section>
    </>
  );
}
