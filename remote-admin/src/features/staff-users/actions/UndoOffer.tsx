import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useEffectEvent } from 'react';
import styles from './actions.module.css';
import { messages } from './messages.ts';

/** Time to change one's mind, in seconds. */
export const undoSeconds = 10;

interface Props {
  text: string;
  /** The time is over. */
  onDue: () => void;
  onUndo: () => void;
}

/** Says what happens or has happened to a person, and offers to undo it for a while. */
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
