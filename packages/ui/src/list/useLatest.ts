import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable callback that calls the latest one, so that memoised rows do not render again. */
export function useLatest<Argument>(latest: ((argument: Argument) => void) | undefined) {
  const kept = useRef(latest);
  useEffect(() => {
    kept.current = latest;
  });
  return useCallback((argument: Argument) => kept.current?.(argument), []);
}
