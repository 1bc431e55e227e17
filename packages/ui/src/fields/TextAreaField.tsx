import type { ComponentProps, ReactNode } from 'react';
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
      {(wiring) => <textarea {...area} {...wiring} />}
    </FieldFrame>
  );
}
