import { Button } from '#actions/Button.tsx';
import { Cluster } from '#layout/Cluster.tsx';

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
    <Cluster as="nav" gap={2} justify="center" aria-label={name}>
      {steps.map(({ label, isOpen, onGo }) => (
        <Button key={label} variant="secondary" size="small" disabled={!isOpen} onClick={onGo}>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
