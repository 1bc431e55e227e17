import type { ComponentProps } from 'react';
import { Button } from '#actions/Button.tsx';
import { Cluster } from '#layout/spacing.tsx';

interface FormButtonsProps extends ComponentProps<typeof Button> {
  cancelLabel: string;
  onCancel: () => void;
}

/** The end of a form that can be cancelled. All else is of the button that sends it. */
export function FormButtons({
  cancelLabel,
  onCancel,
  size = 'medium',
  ...submit
}: FormButtonsProps) {
  return (
    <Cluster gap="12px" justify="end">
      <Button variant="ghost" size={size} disabled={submit.pending} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" size={size} {...submit} />
    </Cluster>
  );
}
