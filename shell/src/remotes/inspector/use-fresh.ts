import { useEffect, useState } from 'react';

/** Time between two looks at the document, in milliseconds: it changes while a page loads and scrolls. */
const refreshMs = 1_000;

/** Reads something of the document again and again. @param read stays the same function */
export function useFresh<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);

  useEffect(() => {
    const timer = setInterval(() => setValue(read()), refreshMs);
    return () => clearInterval(timer);
  }, [read]);

  return value;
}
