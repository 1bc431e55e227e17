import { ActDialog } from '@camp/ui/acts/ActDialog';
import { ActButton } from '@camp/ui/acts/ActionButton';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import type { LabelledAct } from '@camp/ui/acts/useAct';
import type { ReactNode } from 'react';
import styles from './display.module.css';

interface Props {
  /** Absent if the content has its own heading. */
  title?: string;
  /** False for one that is not offered now. */
  acts?: readonly (LabelledAct | false)[];
  /** Buttons before those of the acts. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/** One thing that staff can change: its state, and what can be done about it. */
export function ActCard({ title, acts, buttons, children }: Props) {
  const offered = (acts ?? []).filter((act) => act !== false);

  return (
    <section className={styles.card} aria-label={title}>
      {title !== undefined && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
      {(offered.length > 0 || buttons) && (
        <div role="group" aria-label={title}>
          {buttons}
          {offered.map((act) => (
            <ActButton key={act.label} act={act} />
          ))}
        </div>
      )}
      {offered.map(
        (act) =>
          act.failure?.shows === 'on-page' && <ActFailure key={act.label} {...act.failure} />,
      )}
      {offered.map((act) => (
        <ActDialog key={act.label} act={act} />
      ))}
    </section>
  );
}
