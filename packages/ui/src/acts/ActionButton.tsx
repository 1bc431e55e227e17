import type { ComponentProps } from 'react';
import { Button } from '#actions/Button.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import styles from './acts.module.css';
import { messages } from './messages.ts';
import type { LabelledAct } from './useAct.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'size' | 'pending' | 'pendingLabel'> {
  isAllowed: boolean;
  /** Its own action is under way. */
  isSaving?: boolean;
  savingLabel?: string;
  /** The longest of its labels, so that its neighbours stay in place when the label changes. */
  widest?: string;
  /** Another action on the same user is under way. */
  isHeld?: boolean;
}

/**
 * A small button in a row. While something is saved it ignores presses, but unlike a disabled one it
 * keeps the focus, so that people who use a keyboard stay where they are.
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
      className={styles.button}
      data-widest={widest}
      onClick={(event) => {
        if (!isBusy) onClick?.(event);
      }}
    >
      {isSaving ? (savingLabel ?? saving) : children}
    </Button>
  );
}

interface ActButtonProps extends Omit<Props, 'isAllowed' | 'isSaving' | 'onClick' | 'children'> {
  act: LabelledAct;
}

/** The button of an act. */
export function ActButton({ act, ...button }: ActButtonProps) {
  return (
    <ActionButton
      variant={act.isDanger ? 'danger' : 'secondary'}
      isAllowed={act.isAllowed}
      isSaving={act.isPending}
      {...button}
      onClick={() => act.start()}
    >
      {act.label}
    </ActionButton>
  );
}
