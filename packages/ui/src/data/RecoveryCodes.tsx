import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { CopyButton } from '#actions/CopyButton.tsx';
import { downloadText } from '#actions/download-text.ts';
import { Cluster } from '#layout/spacing.tsx';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Name of the list. */
  label: string;
  copyLabel: string;
  downloadLabel: string;
  fileName: string;
  confirmedForMs: ComponentProps<typeof CopyButton>['confirmedForMs'];
  /** More to do with the codes, after copying and downloading. */
  children?: ReactNode;
  /** Called when the codes are copied or downloaded. */
  onKept?: () => void;
}

/** The codes in two numbered columns, to copy or download one per line. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { codes, label, copyLabel, downloadLabel, fileName, confirmedForMs, onKept, children } =
    props;
  const text = `${codes.join('\n')}\n`;

  return (
    <>
      <ol className={styles.codes} aria-label={label} data-to-copy>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Cluster gap="12px" align="center">
        <CopyButton
          label={copyLabel}
          text={text}
          confirmedForMs={confirmedForMs}
          onCopied={onKept}
        />
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            downloadText({ name: fileName, text });
            onKept?.();
          }}
        >
          {downloadLabel}
        </Button>
        {children}
      </Cluster>
    </>
  );
}
