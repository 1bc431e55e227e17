import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { ComponentProps } from 'react';
import styles from './ActionButton.module.css';
import { messages } from './messages.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'size' | 'pending' | 'pendingLabel'> {
  isAllowed: boolean;
  /** Its own work is under way. */
  isSaving?: boolean;
  savingLabel?: string;
  /** The longest of its texts, so that its neighbours stay where they are when it says another. */
  widest?: string;
  /** Other work on the same user is under way. */
  isHeld?: boolean;
}

/**
 * A small button of a row. While something is saved it takes no press, but unlike a disabled one it
 * keeps the focus: whoever works by keyboard stays where they are.
 */
export function ActionButton(props: Props) {
  const { isAllowed, isSaving = false, savingLabel, isHeld = false, onClick, ...rest } = props;
  const { variant = 'secondary', widest, children, ...button } = rest;
  const { saving } = useMessages(messages);
  const isBusy = isSaving || isHeld;

  return (
    <Button
      size="small"
      variant={variant}
      disabled={!isAllowed}
      {...button}
      {...(isBusy && { 'aria-disabled': true })}
      aria-busy={isSaving}
      className={styles.action}
      data-widest={widest}
      onClick={(event) => {
        if (!isBusy) onClick?.(event);
      }}
    >
      {isSaving ? (savingLabel ?? saving) : children}
    </Button>
  );
}
