import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { RecoveryCodes } from '@camp/ui/data/RecoveryCodes';
import { useEffect, useRef } from 'react';
import { codesFileName } from './codes-file.ts';
import styles from './FreshCodes.module.css';
import { messages } from './messages.ts';

interface Props {
  userId: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  codes: readonly string[];
  /** Copied or downloaded. */
  onKept: () => void;
}

/** Codes that are shown this once, in two columns, to copy or to download. */
export function FreshCodes({ userId, madeAt, codes, onKept }: Props) {
  const texts = useMessages(messages).codes;
  const frame = useRef<HTMLDivElement>(null);

  /* They may appear below what fits on a small screen. */
  useEffect(() => frame.current?.focus(), []);

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <Notice tone="success">{texts.made}</Notice>
      <RecoveryCodes
        codes={codes}
        label={texts.list}
        copyLabel={texts.copy}
        downloadLabel={texts.download}
        fileName={codesFileName(userId, madeAt)}
        confirmedForMs={1_800}
        onKept={onKept}
      />
    </div>
  );
}
