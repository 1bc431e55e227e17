import { useLocation, useSearchParams } from '@camp/shell-api';
import { useEffect, useState } from 'react';
import { keepEnrollToken, keptEnrollToken } from '#second-factor/enroll-token.ts';
import { tokenIn, withoutToken } from './token-in-address.ts';

/**
 * The token to enroll with: of the address, else the one this tab has kept. Once read it leaves the
 * address bar, so that no screenshot, history or shared link carries it.
 */
export function useEnrollToken() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [token, setToken] = useState(keptEnrollToken);
  const given = tokenIn(params);
  if (given !== null && given !== token) setToken(given);

  useEffect(() => {
    if (given === null) return;
    keepEnrollToken(given);
    setParams(withoutToken(params), { replace: true, state });
  }, [given, params, setParams, state]);

  function replace(next: string) {
    keepEnrollToken(next);
    setToken(next);
  }

  return { token, replace };
}
