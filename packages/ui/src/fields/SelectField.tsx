import { type ComponentProps, useId } from 'react';
import styles from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ label, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(wiring) => (
        <select {...select} {...wiring} className={styles.select}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A small select with its label before it, in one line. */
export function InlineSelect({ label, options, ...select }: Omit<SelectFieldProps, 'error'>) {
  const id = useId();

  return (
    <span className={styles.inline}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={styles.select}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
