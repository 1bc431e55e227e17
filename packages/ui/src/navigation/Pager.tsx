import { Button } from '#actions/Button.tsx';
import styles from './Pager.module.css';

interface PagerStep {
  label: string;
  /** Whether there is a page to go to. */
  isOpen: boolean;
  onGo: () => void;
}

interface PagerProps {
  /** What assistive technology calls the whole. */
  name: string;
  steps: readonly PagerStep[];
}

/** The ways from one page of a long list to the others. */
export function Pager({ name, steps }: PagerProps) {
  return (
    <nav aria-label={name} className={styles.pager}>
      {steps.map(({ label, isOpen, onGo }) => (
        <Button key={label} variant="secondary" size="small" disabled={!isOpen} onClick={onGo}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
