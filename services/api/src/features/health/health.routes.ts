import { healthz, readyz } from '@camp/contracts/staff/diagnostics';
import { withTimeout } from '#background/with-timeout.ts';
import type { AppContext } from '#context.ts';
import { unavailable } from '#http/error-handler.ts';
import { route, routerOf } from '#http/route.ts';

const ok = { ok: true } as const;

export const healthRoutes = (context: AppContext) =>
  routerOf([
    route(healthz, 'anyone', async () => ok),
    route(readyz, 'anyone', async () => {
      await requireDependencies(context);
      const { problem } = context.releaseFindings;
      return problem ? { ...ok, release: problem } : ok;
    }),
  ]);

/** @throws ApiError UNAVAILABLE unless the database and, where configured, Redis answer in time. */
async function requireDependencies({ db, redis }: AppContext): Promise<void> {
  const checks = [db.query('SELECT 1'), ...(redis ? [redis.ping()] : [])];
  try {
    await withTimeout(Promise.all(checks));
  } catch (cause) {
    throw unavailable(cause);
  }
}
