import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#styles/class-names.ts';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A field with several lines. */
export function TextAreaField({ label, hint, error, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea {...area} {...wiring} className={classNames(control.control, control.area)} />
      )}
    </FieldFrame>
  );
}
