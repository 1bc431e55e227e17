import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { VisuallyHidden } from '@camp/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#features/users/actions/ActionButton.tsx';
import { codesFileName, downloadText } from './codes-file.ts';
import styles from './FreshCodes.module.css';
import { messages } from './messages.ts';
import { useCopy } from './useCopy.ts';

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
  const { state, copy } = useCopy(onKept);
  const text = `${codes.join('\n')}\n`;

  /* They may appear below what fits on a small screen. */
  useEffect(() => frame.current?.focus(), []);

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <Notice tone="success">{texts.made}</Notice>
      <ul className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ActionButton isAllowed onClick={() => void copy(text)}>
          {state === 'copied' ? texts.copied : texts.copy}
        </ActionButton>
        <VisuallyHidden>
          <span role="status">{state === 'copied' && texts.copied}</span>
        </VisuallyHidden>
        <ActionButton
          isAllowed
          onClick={() => {
            downloadText({ name: codesFileName(userId, madeAt), text });
            onKept();
          }}
        >
          {texts.download}
        </ActionButton>
      </div>
      {state === 'failed' && <p role="alert">{texts.copyFailed}</p>}
    </div>
  );
}
