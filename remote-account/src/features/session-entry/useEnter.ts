import { announceAuthChange, useSession } from '@camp/shell-api';

/**
 * Loads the person who has just signed in and tells the other tabs; answers whether it worked.
 * {@link SignedOutOnly} then leads away from the page.
 */
export function useEnter(): () => Promise<boolean> {
  const { reload } = useSession();

  return async () => {
    const { status } = await reload();
    if (status !== 'signed-in') return false;
    announceAuthChange();
    return true;
  };
}
