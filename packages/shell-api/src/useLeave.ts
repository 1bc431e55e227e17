import { useNavigate } from 'react-router';
import { useSession } from './session.ts';

interface Options {
  /** Whether one should not come back to the page that is left. */
  replace?: boolean;
}

/**
 * Signs out, on the home page. The page one is on must be left, and gone from the screen, before the
 * session ends: its guard would lead to /login, to come back to it.
 */
export function useLeave(): (options?: Options) => Promise<void> {
  const { logout } = useSession();
  const navigate = useNavigate();

  return async ({ replace = false } = {}) => {
    await navigate('/', { replace, flushSync: true });
    await logout();
  };
}
