import { pressedKey } from '@camp/ui/actions/pressed-key';
import { Icon } from '@camp/ui/artwork/Icon';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { LiftButton } from './FilterChip.tsx';
import styles from './filters.module.css';

interface Props {
  label: string;
  /** The filter's choice in a word or two; empty if it leaves nothing out. */
  value: string;
  /** True if its fields are there from the start: for one that was just asked for. */
  startsOpen?: boolean;
  onLift: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** A filter whose choice is typed: shows its choice, opens its fields, and is cleared with a press. */
export function FieldChip({ label, value, startsOpen = false, onLift, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOn = value !== '';

  function closeOnEscape(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard from its fields and buttons
    <div className={styles.chip} data-on={isOn} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={opener}
        type="button"
        className={styles.chipButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOn ? `${label}: ${value}` : label}
        <Icon name="chevron-down" />
      </button>
      {isOn && <LiftButton label={label} opener={opener} onLift={onLift} />}
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
