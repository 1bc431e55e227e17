import { Button } from '@camp/ui/actions/Button';
import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface SubmitButtonProps {
  /** True if the form is filled in well. */
  isOpen: boolean;
  pending: boolean;
  pendingLabel: string;
  children: ReactNode;
}

/**
 * A submit button that is disabled until its form is valid, and still answers a press: the form then says
 * what is missing, and where (docs/decisions/staff.md#0152).
 */
export function SubmitButton({ isOpen, ...button }: SubmitButtonProps) {
  return <Button type="submit" aria-disabled={!isOpen} className={styles.submit} {...button} />;
}
