import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import styles from './settings.module.css';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  openLabel: string;
  /** The form, which has the focus in its first field once it is open. */
  children: ReactNode;
}

/** A form that is rarely needed: a button opens it, and gets the focus back when the form is cancelled. */
export function OpeningForm({ isOpen, onOpenChange, openLabel, children }: Props) {
  const { cancel } = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (isArrival) return;
    const field = isOpen ? 'input:not([hidden])' : 'button';
    /* After a success its message already has the focus. */
    if (!isOpen && document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(field)?.focus();
  }, [isOpen]);

  return (
    <div ref={frame} className={styles.form}>
      {isOpen ? (
        <>
          {children}
          <Button variant="ghost" size="small" onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => onOpenChange(true)}>
          {openLabel}
        </Button>
      )}
    </div>
  );
}
