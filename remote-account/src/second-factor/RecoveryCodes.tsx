import { brand, useUnsavedWork } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Contours } from '@camp/ui/artwork/Contours';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { RecoveryCodes as Codes } from '@camp/ui/data/RecoveryCodes';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './wallet-card.module.css';

const fileName = `${brand.filePrefix}recovery_codes.txt`;

interface Props {
  codes: readonly string[];
  /** True if the person says so; copying or downloading them does, too. */
  isSaved?: boolean;
}

/**
 * A member's recovery codes, to copy or download. They are never shown again, so every way out asks until
 * they are saved.
 */
export function RecoveryCodes({ codes, isSaved = false }: Props) {
  const { recoveryCodes, keep, copyCodes, downloadCodes, printCodes } = useMessages(messages);
  const [isKept, setKept] = useState(false);
  useUnsavedWork(!isKept && !isSaved);

  function print() {
    globalThis.print();
    setKept(true);
  }

  return (
    <>
      <p>{keep}</p>
      <Codes
        codes={codes}
        label={recoveryCodes}
        copyLabel={copyCodes}
        downloadLabel={downloadCodes}
        fileName={fileName}
        confirmedForMs={1_200}
        onKept={() => setKept(true)}
      >
        <Button variant="secondary" size="small" onClick={print}>
          {printCodes}
        </Button>
      </Codes>
      <WalletCard codes={codes} />
    </>
  );
}

/** The printed form of the page: a card for the wallet, with the codes and room for a date. */
function WalletCard({ codes }: Pick<Props, 'codes'>) {
  const texts = useMessages(messages);

  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.card}>
        <Contours />
        <p className={styles.title}>
          {brand.name} · {texts.recoveryCodes}
        </p>
        <div className={styles.codes}>
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
        </div>
        <p className={styles.foot}>{texts.cardFoot}</p>
      </div>
    </div>
  );
}
