import { Badge } from '@camp/ui/data/Badge';
import { Fragment } from 'react';
import { actionTone, isFailure } from './action-tone.ts';
import styles from '#features/audit/audit.module.css';

interface Props {
  action: string;
  /** In words; without them its name, in lines that break between its words. */
  children?: string | null;
}

/** An action in its colour. A failure also gets a mark, whatever its colour. */
export function ActionBadge({ action, children }: Props) {
  return (
    <Badge tone={actionTone(action)}>
      <span className={isFailure(action) ? styles.failure : undefined}>
        {children ??
          action.split(/(?<=[._])/).map((word, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the words of an action stay where they are
            <Fragment key={index}>
              {word}
              <wbr />
            </Fragment>
          ))}
      </span>
    </Badge>
  );
}
