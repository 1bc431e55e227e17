import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { Section } from '@camp/ui/layout/Section';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { useState } from 'react';
import { ConfirmCode } from './ConfirmCode.tsx';
import { setupKeyIn } from './enroll-query.ts';
import { messages } from './messages.ts';
import styles from './enroll.module.css';

interface Initiation {
  qrDataURL: string;
  secretMasked: string;
  otpauth: string;
}

interface Props {
  token: string;
  initiation: Initiation;
  onToken: (token: string) => void;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** The QR code to scan, and the first code to confirm it. */
export function SetUp({ initiation, ...confirmation }: Props) {
  const texts = useMessages(messages);

  return (
    <div className={styles.columns}>
      <Section title={texts.scan.title}>
        <QrCode {...initiation} />
      </Section>
      <Stack gap="32px">
        <Section title={texts.scan.other}>
          <SetupKey {...initiation} />
        </Section>
        <Section title={texts.confirm.title}>
          <ConfirmCode {...confirmation} />
        </Section>
      </Stack>
    </div>
  );
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
