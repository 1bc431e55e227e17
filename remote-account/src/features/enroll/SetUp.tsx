import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { Section } from '@camp/ui/layout/Section';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { useState } from 'react';
import { initiateFailureOf } from '#forms/error-catalogue.ts';
import { ConfirmCode } from './ConfirmCode.tsx';
import { initiationQuery, setupKeyIn } from './enroll-query.ts';
import { EnrollTrouble } from './EnrollTrouble.tsx';
import { messages } from './messages.ts';
import styles from './enroll.module.css';

interface Props {
  token: string;
  onToken: (token: string) => void;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** The QR code to scan, and the first code to confirm it. */
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

interface AuthenticatorKeyProps {
  qrDataURL: string;
  secretMasked: string;
  otpauth: string;
}

/** The secret in three forms: a QR code, a key to type, and a link for the phone itself. */
function AuthenticatorKey({ qrDataURL, secretMasked, otpauth }: AuthenticatorKeyProps) {
  const { scan } = useMessages(messages);
  const [isShown, setShown] = useState(false);
  const key = setupKeyIn(otpauth);

  return (
    <Stack gap={3} align="start">
      <p>{scan.text}</p>
      <img className={styles.picture} src={qrDataURL} alt={scan.alt} width={240} height={240} />
      <p>
        <a href={otpauth}>{scan.open}</a>
      </p>
      <p>{scan.cannot}</p>
      <dl className={styles.text}>
        <dt>{scan.key}</dt>
        <dd>
          <code>{isShown ? key : secretMasked}</code>
        </dd>
      </dl>
      <Cluster gap={3}>
        <Button variant="secondary" size="small" onClick={() => setShown(!isShown)}>
          {isShown ? scan.hide : scan.show}
        </Button>
        <CopyButton label={scan.copy} text={key} confirmedForMs={1_200} />
      </Cluster>
    </Stack>
  );
}
