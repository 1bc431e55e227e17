import { useLocation, useNavigate } from '@camp/shell-api';
import { useEffect, useState } from 'react';

/**
 * True if this document was opened by its bare address. The browser then keeps the history entry and
 * the earlier token in it, but unlike a reload this asks for a page without a token.
 */
function isEnteredAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (!(opened instanceof PerformanceNavigationTiming) || opened.type !== 'navigate') return false;
  const { pathname, search } = new URL(opened.name);
  return pathname === globalThis.location.pathname && !new URLSearchParams(search).has('token');
}

/** The token that this page keeps in its history entry, which survives a reload. */
function tokenInState(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const { token } = state as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * The token of the mailed link; empty when there is none. Once read it is removed from the address bar,
 * so that no screenshot, history list or referrer contains it (OWASP ASVS 5.0, 14.2.1).
 */
export function useMailedToken(): string {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token') ?? '';
  const [token] = useState(() => inAddress || (isEnteredAnew() ? '' : tokenInState(state)));

  useEffect(() => {
    if (inAddress === '') return;
    void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, navigate]);

  return token;
}
