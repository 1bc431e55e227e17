import { Card } from '@camp/ui/layout/Card';
import { type ReactNode, useRef } from 'react';
import { AgainButton } from './AgainButton.tsx';
import styles from './AgainCard.module.css';

interface Props {
  title: string;
  /** Said above what was found, and kept there meanwhile. */
  intro?: ReactNode;
  againLabel: string;
  pendingLabel: string;
  onAgain: () => Promise<unknown>;
  /** How much room is kept for what is found, so that what follows stays where it is. */
  room: 'little' | 'much';
  children: ReactNode;
}

/** What was found of something, and a button that looks again. */
export function AgainCard(props: Props) {
  const { title, intro, againLabel, pendingLabel, onAgain, room, children } = props;
  const found = useRef<HTMLDivElement>(null);

  /* The button is off while it works, and would lose the focus. */
  async function lookAgain() {
    await onAgain();
    found.current?.focus({ preventScroll: true });
  }

  return (
    <Card
      title={title}
      footer={
        <AgainButton
          label={againLabel}
          pendingLabel={pendingLabel}
          of={title}
          onPress={lookAgain}
        />
      }
    >
      {intro}
      <div ref={found} tabIndex={-1} className={styles.found} data-room={room}>
        {children}
      </div>
    </Card>
  );
}
