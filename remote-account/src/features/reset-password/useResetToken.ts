import { useLocation, useNavigate } from '@camp/shell-api';
import { useEffect } from 'react';

/** What this page leaves in its history entry, which a reload keeps and nobody else reads. */
function tokenInState(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const { token } = state as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * The token of the mailed link; empty when there is none. Once read it leaves the address bar, so
 * that it stands in no screenshot, history list or referrer (OWASP ASVS 5.0, 14.2.1).
 */
export function useResetToken(): string {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token') ?? '';

  useEffect(() => {
    if (inAddress === '') return;
    void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, navigate]);

  return inAddress || tokenInState(state);
}
