import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Stack } from '#layout/spacing.tsx';
import { Notice } from '#feedback/Notice.tsx';

interface FormProps {
  /** Names the form for assistive technology. */
  label?: string;
  /** Error of the whole form; takes focus when it appears. */
  error?: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  children: ReactNode;
}

/** By POST, so that a browser that sends it by itself puts nothing into the address. */
export function Form({ label, error, onSubmit, children }: FormProps) {
  const alert = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  /* Once for each attempt, which takes the old error away: later the person is typing. */
  const hasError = Boolean(error);
  useEffect(() => {
    if (hasError) alert.current?.focus();
  }, [hasError]);

  useEffect(() => {
    const controller = new AbortController();
    form.current?.addEventListener('submit', tellOfFilledFields, {
      capture: true,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, []);

  return (
    <Stack
      ref={form}
      as="form"
      method="post"
      gap="16px"
      aria-label={label}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {error && (
        <Stack ref={alert} gap="4px" tabIndex={-1}>
          {typeof error === 'string' ? <Notice tone="danger">{error}</Notice> : error}
        </Stack>
      )}
      {children}
    </Stack>
  );
}

/**
 * Has each field report its value before the form is sent, because some password managers fill fields without an
 * event. React ignores the values that it knows.
 */
function tellOfFilledFields({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLFormElement)) return;
  const fields = currentTarget.querySelectorAll('input, textarea');
  flushSync(() => {
    for (const field of fields) field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
