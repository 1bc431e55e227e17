import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { useFieldWiring } from './field-wiring.ts';

interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (wiring: ReturnType<typeof useFieldWiring>['wiring']) => ReactNode;
}

/** Label, hint and error around one control, wired so that assistive technology reads them. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const { wiring, hintId, errorId } = useFieldWiring({ hint, error });

  return (
    <div className={styles.field}>
      <label htmlFor={wiring.id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(wiring)}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
