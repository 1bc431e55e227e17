import type { SecondStep, SignInResult } from '@camp/contracts/account/auth';
import { announceAuthChange, useLocation, useNavigate, useSession } from '@camp/shell-api';
import { keepEnrollToken } from '#second-factor/enroll-token.ts';
import { clearPendingSignIn, noteWaitingSignIn } from '#second-factor/waiting-sign-in.ts';

/**
 * Follows the result of a sign-in (docs/specification.md#sign-in): loads the session, shows the code step,
 * or opens the enrollment, which replaces this page in the history.
 */
export function useSignInResult(onSecondFactor: (pending: SecondStep) => void) {
  const refreshSession = useRefreshSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };

  return async (result: SignInResult): Promise<void> => {
    if ('requires2fa' in result) {
      noteWaitingSignIn();
      onSecondFactor(result);
      return;
    }
    if ('mfa_enrollment_required' in result) {
      const { enroll_token } = result;
      keepEnrollToken(enroll_token);
      const search = `?${new URLSearchParams({ enroll_token })}`;
      await navigate({ pathname: '/2fa/enroll', search }, { replace: true, state });
      return;
    }
    if (!(await refreshSession())) throw new Error('The browser kept no session.');
  };
}

/**
 * Loads the new session and notifies the other tabs; resolves to whether it worked. Then
 * {@link SignedOutOnly} leaves the page.
 */
export function useRefreshSession(): () => Promise<boolean> {
  const { reload } = useSession();

  return async () => {
    const { status } = await reload();
    if (status !== 'signed-in') return false;
    clearPendingSignIn();
    announceAuthChange();
    return true;
  };
}
