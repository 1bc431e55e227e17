import type { ReactNode } from 'react';
import { Icon, type IconName } from '#artwork/Icon.tsx';
import { classNames } from '#styles/class-names.ts';
import styles from './Notice.module.css';
import tones from '#styles/tone.module.css';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

const icons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<NoticeProps['tone'], IconName>;

/** A message in the page. Warnings and failures are announced at once, the rest politely (WCAG 4.1.3). */
export function Notice({ tone, action, children }: NoticeProps) {
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames(styles.notice, tones[tone])}>
      <Icon name={icons[tone]} />
      <div className={styles.content}>{children}</div>
      {action}
    </div>
  );
}

/** Shows a fact that asks for nothing: a line with an icon, no box. Nothing is announced. */
export function Fact({ tone, children }: Pick<NoticeProps, 'tone' | 'children'>) {
  return (
    <p className={styles.fact} data-tone={tone}>
      <Icon name={icons[tone]} />
      <span className={styles.content}>{children}</span>
    </p>
  );
}
