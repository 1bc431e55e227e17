import type { ComponentProps, ReactNode } from 'react';
import styles from './CheckboxField.module.css';
import { useFieldWiring } from './field-wiring.ts';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox next to its label; the label's whole line can be pressed (WCAG 2.5.8). */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const { wiring, hintId, errorId } = useFieldWiring({ hint, error });

  return (
    <div className={styles.field}>
      <input {...input} {...wiring} type="checkbox" className={styles.box} />
      <label htmlFor={wiring.id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
