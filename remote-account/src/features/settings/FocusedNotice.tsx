import { Notice } from '@camp/ui/feedback/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FocusedNotice.module.css';

interface Props {
  tone: 'success' | 'danger';
  /** What the notice is about; each new one takes the focus (WCAG 2.4.3). */
  about: unknown;
  children: ReactNode;
}

/** Says how a deed ended, where what had the focus may be gone. */
export function FocusedNotice({ tone, about, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (about) frame.current?.focus();
  }, [about]);

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
