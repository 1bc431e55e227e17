import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from '#styles/class-names.ts';
import tones from '#styles/tone.module.css';

interface BadgeProps {
  tone: 'neutral' | 'success' | 'warning' | 'danger' | 'accent';
  children: ReactNode;
}

const looks = {
  neutral: styles.neutral,
  success: tones.success,
  warning: tones.warning,
  danger: tones.danger,
  accent: tones.info,
} satisfies Record<BadgeProps['tone'], string | undefined>;

export function Badge({ tone, children }: BadgeProps) {
  return <span className={classNames(styles.badge, looks[tone])}>{children}</span>;
}
