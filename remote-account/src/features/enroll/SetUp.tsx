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
    <div className={styles.columns}>
      <Section title={texts.scan.title}>
        <QrCode {...data} />
      </Section>
      <Stack gap="32px">
        <SetupKey {...data} />
        <Section title={texts.confirm.title}>
          <ConfirmCode token={token} onToken={onToken} onEnrolled={onEnrolled} />
        </Section>
      </Stack>
    </div>
  );
}

interface Initiation {
  qrDataURL: string;
  secretMasked: string;
  otpauth: string;
}

/** The secret as a picture, and as a link for the phone itself. */
function QrCode({ qrDataURL, otpauth }: Initiation) {
  const { scan } = useMessages(messages);

  return (
    <Stack gap="12px" align="start">
      <p>{scan.text}</p>
      <img className={styles.picture} src={qrDataURL} alt={scan.alt} width={240} height={240} />
      <p>
        <a href={otpauth}>{scan.open}</a>
      </p>
    </Stack>
  );
}

/** The secret to type. */
function SetupKey({ secretMasked, otpauth }: Initiation) {
  const { scan } = useMessages(messages);
  const [isShown, setShown] = useState(false);
  const key = setupKeyIn(otpauth);

  return (
    <Stack gap="12px" align="start">
      <p>{scan.cannot}</p>
      <dl className={styles.text}>
        <dt>{scan.key}</dt>
        <dd>
          <code>{isShown ? <InFours text={key} /> : secretMasked}</code>
        </dd>
      </dl>
      <Cluster gap="12px">
        <Button variant="secondary" size="small" onClick={() => setShown(!isShown)}>
          {isShown ? scan.hide : scan.show}
        </Button>
        <CopyButton label={scan.copy} text={key} confirmedForMs={1_200} />
      </Cluster>
    </Stack>
  );
}

/** Shows the secret in groups that are easy to read; selected and copied, it stays in one piece. */
function InFours({ text }: { text: string }) {
  return [...text.matchAll(/.{1,4}/g)].map(({ 0: four, index: offset }) => (
    <span key={offset}>
      {four}
      <wbr />
    </span>
  ));
}
