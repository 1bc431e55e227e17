import type { SecondFactor, SignInResult } from '@camp/contracts/auth';
import { useLocation, useNavigate } from '@camp/shell-api';
import { keepEnrollToken } from '#second-factor/enroll-token.ts';
import { useEnter } from './useEnter.ts';

/** What the code step goes on with; kept in memory only. */
export interface PendingSignIn {
  token: string;
  methods: readonly SecondFactor[];
}

/**
 * Goes where a sign-in leads (docs/specification.md#sign-in): in, to the code step, or to the
 * enrollment, which replaces this page in the history.
 */
export function useProceed(onSecondFactor: (pending: PendingSignIn) => void) {
  const enter = useEnter();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };

  return async (result: SignInResult): Promise<void> => {
    if ('requires2fa' in result) {
      onSecondFactor({ token: result.twofa_token, methods: result.methods });
      return;
    }
    if ('mfa_enrollment_required' in result) {
      const { enroll_token } = result;
      keepEnrollToken(enroll_token);
      const search = `?${new URLSearchParams({ enroll_token })}`;
      await navigate({ pathname: '/2fa/enroll', search }, { replace: true, state });
      return;
    }
    if (!(await enter())) throw new Error('The browser kept no session.');
  };
}
