import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styles from './Form.module.css';
import { Notice } from '#feedback/Notice.tsx';

interface FormProps {
  /** Names the form for assistive technology. */
  label?: string;
  /** What went wrong with the whole form; takes focus when it appears. */
  error?: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  children: ReactNode;
}

export function Form({ label, error, onSubmit, children }: FormProps) {
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  return (
    <form
      aria-label={label}
      className={styles.form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {error && (
        <div ref={alert} tabIndex={-1} className={styles.alert}>
          {typeof error === 'string' ? <Notice tone="danger">{error}</Notice> : error}
        </div>
      )}
      {children}
    </form>
  );
}
