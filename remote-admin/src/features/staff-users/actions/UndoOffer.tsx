import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useEffectEvent } from 'react';
import styles from './actions.module.css';
import { messages } from './messages.ts';

/** How long whoever changes their mind has, in seconds. */
export const undoSeconds = 10;

interface Props {
  text: string;
  /** The time is over. */
  onDue: () => void;
  onUndo: () => void;
}

/** Says what happens or has happened to somebody, and offers to take it back for a while. */
export function UndoOffer({ text, onDue, onUndo }: Props) {
  const { undo } = useMessages(messages).waiting;
  const due = useEffectEvent(onDue);

  useEffect(() => {
    const timer = setTimeout(() => due(), undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className={styles.waiting}>
      <p>{text}</p>
      <Button size="small" variant="secondary" data-undo="" onClick={onUndo}>
        {undo}
      </Button>
    </div>
  );
}
