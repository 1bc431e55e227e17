import { brand } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { CopyButton } from './CopyButton.tsx';
import { downloadText } from './download-text.ts';
import { messages } from './messages.ts';
import styles from './RecoveryCodes.module.css';

const fileName = `${brand.filePrefix}recovery_codes.txt`;

/** The codes in two columns, to copy or to download; they are never shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { recoveryCodes, keep, copyCodes, downloadCodes } = useMessages(messages);
  const text = `${codes.join('\n')}\n`;

  return (
    <div className={styles.frame}>
      <p>{keep}</p>
      <ul className={styles.codes} aria-label={recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton label={copyCodes} text={text} />
        <Button
          variant="secondary"
          size="small"
          onClick={() => downloadText({ name: fileName, text })}
        >
          {downloadCodes}
        </Button>
      </div>
    </div>
  );
}
