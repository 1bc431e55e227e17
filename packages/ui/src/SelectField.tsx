import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ label, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(wiring) => (
        <select {...select} {...wiring} className={classNames(control.control, styles.select)}>
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
