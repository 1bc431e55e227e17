import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import styles from './AuthenticatorKey.module.css';
import { messages } from './messages.ts';
import { setupKeyIn } from './setup-key.ts';

interface Props {
  qrDataURL: string;
  secretMasked: string;
  otpauth: string;
}

/** The secret in three forms: a picture to scan, a key to type, and a link for the phone itself. */
export function AuthenticatorKey({ qrDataURL, secretMasked, otpauth }: Props) {
  const { scan } = useMessages(messages);
  const [isShown, setShown] = useState(false);
  const key = setupKeyIn(otpauth);

  return (
    <div className={styles.key}>
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
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => setShown(!isShown)}>
          {isShown ? scan.hide : scan.show}
        </Button>
        <CopyButton label={scan.copy} text={key} confirmedForMs={1_200} />
      </div>
    </div>
  );
}
