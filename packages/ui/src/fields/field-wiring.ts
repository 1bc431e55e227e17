import { type ReactNode, useId } from 'react';

interface FieldTexts {
  hint?: ReactNode;
  error?: string | undefined;
}

/** The ids that tie one control to its label, hint and error (WCAG 1.3.1, 3.3.1). */
export function useFieldWiring({ hint, error }: FieldTexts) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return {
    hintId,
    errorId,
    wiring: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}
