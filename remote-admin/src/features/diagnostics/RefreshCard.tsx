import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { Stack } from '@camp/ui/layout/spacing';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { type ReactNode, useRef, useState } from 'react';
import styles from './diagnostics.module.css';

interface CardProps {
  title: string;
  /** Stays above the content while it is fetched again. */
  intro?: ReactNode;
  refreshLabel: string;
  pendingLabel: string;
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** A card with a button that fetches its content again. */
export function RefreshCard(props: CardProps) {
  const { title, intro, refreshLabel, pendingLabel, onRefresh, children } = props;
  const content = useRef<HTMLDivElement>(null);

  /* The button is disabled while it works, and would lose the focus. */
  async function refresh() {
    await onRefresh();
    content.current?.focus({ preventScroll: true });
  }

  return (
    <Card
      title={title}
      action={
        <RefreshButton
          label={refreshLabel}
          pendingLabel={pendingLabel}
          of={title}
          onRefresh={refresh}
        />
      }
    >
      {intro}
      <Stack gap="12px" ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </Stack>
    </Card>
  );
}

interface ButtonProps {
  label: string;
  pendingLabel: string;
  /** Names what is fetched, for assistive technology. */
  of: string;
  onRefresh: () => Promise<unknown>;
}

/** Pending only during its own fetches: those in the background leave it and its focus alone. */
export function RefreshButton({ label, pendingLabel, of, onRefresh }: ButtonProps) {
  const [isPending, setPending] = useState(false);

  async function press() {
    setPending(true);
    await onRefresh();
    setPending(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      pendingLabel={pendingLabel}
      onClick={() => void press()}
    >
      {label}
      <VisuallyHidden> ({of})</VisuallyHidden>
    </Button>
  );
}
