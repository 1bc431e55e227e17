import { useEffect, useRef, useState } from 'react';

/** Finds the row that Tab leads to: the last one with the focus, at first the first row. */
export function useCurrentRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string | number) {
  const [focused, setFocused] = useState<string>();
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = rows.map((row) => String(rowKey(row)));

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
      if (row) setFocused(row.dataset['row']);
    };
    const section = body.current;
    section?.addEventListener('focusin', note);
    return () => section?.removeEventListener('focusin', note);
  }, []);

  return { current: keys.find((key) => key === focused) ?? keys[0], body };
}
