import type { billingHealth, recentSessions } from '@camp/contracts/staff/billing';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { check, CheckFailed, diagnosisOf, inWords } from '#features/diagnostics/check.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { PaymentFailure, paymentProviderIn } from './payment-provider.ts';

/** A safety net: the provider's own limit is shorter. */
const examineTimeoutMs = 3_200;
const retryAfterSeconds = 5;

/** Checks whether payments are set up, and whether the provider lets us read what the page shows. */
export async function examinePayments({
  env,
  log,
}: AppContext): Promise<CallResult<typeof billingHealth>> {
  const provider = paymentProviderIn(env);
  if (!provider) {
    const missing = { name: 'payments', ok: false, ms: 0, ...inWords('notSetUp') } as const;
    return { ...diagnosisOf([missing]), configured: false, mode: null };
  }
  const look = async () => {
    await provider.listSessions({ limit: 1 }).catch((cause: unknown) => {
      throw cause instanceof PaymentFailure ? new CheckFailed(cause.kind, { cause }) : cause;
    });
    return 'answers' as const;
  };
  const answer = await check(log, { name: 'payments', at: look, timeoutMs: examineTimeoutMs });
  return { ...diagnosisOf([answer]), configured: true, mode: provider.mode };
}

/** @throws {@link ApiError} UNAVAILABLE when the provider fails, VALIDATION when it does not know the cursor. */
export async function listRecentSessions(
  { env }: AppContext,
  { query: { limit, cursor } }: Call<typeof recentSessions>,
): Promise<CallResult<typeof recentSessions>> {
  const provider = paymentProviderIn(env);
  if (!provider) return { ok: false, configured: false, sessions: [], next: null };
  try {
    const { data, has_more } = await provider.listSessions({ limit, starting_after: cursor });
    const next = has_more ? (data.at(-1)?.id ?? null) : null;
    return { ok: true, configured: true, sessions: data, next };
  } catch (error) {
    throw error instanceof PaymentFailure ? refusalFor(error) : error;
  }
}

function refusalFor(failure: PaymentFailure): ApiError {
  if (failure.kind === 'paymentUnknownSession') {
    return wrongField('cursor', 'checkoutSessionUnknown');
  }
  return new ApiError(
    'UNAVAILABLE',
    { key: 'checkoutSessionsAway', params: { reason: failure.message } },
    { cause: failure, retryAfter: retryAfterSeconds },
  );
}
