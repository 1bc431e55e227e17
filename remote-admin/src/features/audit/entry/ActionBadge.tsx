import { Badge } from '@camp/ui/data/Badge';
import type { ReactNode } from 'react';
import { actionTone, isFailure } from './action-tone.ts';
import styles from '#features/audit/audit.module.css';

interface ActionBadgeProps {
  action: string;
  /** The action's name as it is to be shown; as it is unless given. */
  children?: ReactNode;
}

/** An action in its colour. What failed is marked besides, whatever its colour. */
export function ActionBadge({ action, children = action }: ActionBadgeProps) {
  return (
    <Badge tone={actionTone(action)}>
      {isFailure(action) ? <span className={styles.failure}>{children}</span> : children}
    </Badge>
  );
}
