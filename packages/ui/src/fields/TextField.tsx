import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#styles/class-names.ts';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          type="text"
          {...input}
          {...wiring}
          className={classNames(control.control, className)}
        />
      )}
    </FieldFrame>
  );
}
