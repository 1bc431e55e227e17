import { FieldFrame } from '@camp/ui/fields/FieldFrame';
import type { ComponentProps, ReactNode } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A text of several lines. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...area} {...wiring} className={styles.area} />}
    </FieldFrame>
  );
}
