import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useState } from 'react';
import { useAfterPaint } from '#layout/useAfterPaint.ts';
import { Choices } from './Menu.tsx';
import styles from './Menu.module.css';
import { useReachableGuards } from './useReachableGuards.ts';

interface ChoiceMenuProps<Value extends string> {
  trigger: ReactElement;
  /** Name of the menu. */
  label: string;
  /** The current choice; null when there is none. */
  value: Value | null;
  options: readonly { value: Value; label: string; isDisabled: boolean }[];
  /** There is nothing to choose. */
  isDisabled?: boolean;
  /** Does not open for now, but keeps the focus. */
  isHeld?: boolean;
  onChoose: (value: Value) => void;
}

/**
 * A button that opens a menu to choose one of a few: nothing is chosen before Enter or a press, other
 * than with a select, which on some systems takes each arrow key for a choice (WCAG 3.2.2).
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { trigger, label, value, options, onChoose, isDisabled = false, isHeld = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const frame = useReachableGuards();
  const isShown = useAfterPaint(isOpen && !isHeld);

  return (
    <span ref={frame} className={styles.frame}>
      <Base.Root modal={false} open={isShown} onOpenChange={setOpen}>
        <Base.Trigger render={trigger} disabled={isDisabled} />
        {/* The popup stays in the trigger's landmark (axe: region). */}
        <span ref={setPlace} className={styles.aside} />
        <Base.Portal container={place}>
          {/* Fixed, because a table that scrolls sideways would cut it off. */}
          <Base.Positioner
            className={styles.positioner}
            positionMethod="fixed"
            sideOffset={6}
            align="start"
          >
            <Base.Popup className={styles.popup} aria-label={label}>
              <Choices value={value} options={options} onChoose={onChoose} />
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}
