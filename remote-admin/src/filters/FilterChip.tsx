import { ChoiceMenu } from '@camp/ui/actions/ChoiceMenu';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type RefObject, useRef } from 'react';
import styles from './filters.module.css';
import { chipMessages } from './messages.ts';

interface Props {
  label: string;
  /** The first one leaves nothing out. */
  options: readonly { value: string; label: string }[];
  /** The choice; the first option's is the empty text. */
  value: string;
  onChoose: (value: string) => void;
}

/** One filter: shows its choice, opens the choices, and is cleared with a press. */
export function FilterChip({ label, options, value, onChoose }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const choice = options.find((option) => option.value === value)?.label;
  const isOn = value !== '';

  return (
    <span className={styles.chip} data-on={isOn}>
      <ChoiceMenu
        label={label}
        value={value}
        options={options.map((option) => ({ ...option, isDisabled: false }))}
        onChoose={onChoose}
        trigger={
          <button ref={opener} type="button" className={styles.chipButton}>
            {isOn ? `${label}: ${choice}` : label}
            <Icon name="chevron-down" />
          </button>
        }
      />
      {isOn && <LiftButton label={label} opener={opener} onLift={() => onChoose('')} />}
    </span>
  );
}

interface LiftProps {
  label: string;
  /** The button that opens the filter; it gets the focus, since this one goes. */
  opener: RefObject<HTMLButtonElement | null>;
  onLift: () => void;
}

/** Clears a filter that is set. */
export function LiftButton({ label, opener, onLift }: LiftProps) {
  const { lift } = useMessages(chipMessages);

  return (
    <button
      type="button"
      className={styles.lift}
      aria-label={lift({ filter: label })}
      onClick={() => {
        opener.current?.focus();
        onLift();
      }}
    >
      <Icon name="close" />
    </button>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter that has only one choice: a press sets it, another clears it. */
export function ToggleChip({ label, isOn, onToggle }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={onToggle}>
      {label}
    </button>
  );
}
