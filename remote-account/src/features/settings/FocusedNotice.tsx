import { Notice } from '@camp/ui/feedback/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './settings.module.css';

interface Props {
  tone: 'success' | 'danger';
  /** The result that the notice is about; each new one takes focus (WCAG 2.4.3). */
  about: unknown;
  children: ReactNode;
}

/** Says how an action ended; takes focus, because the element that had it may be gone. */
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
