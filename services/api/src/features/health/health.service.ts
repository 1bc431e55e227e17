import { unavailable } from '#http/error-handler.ts';
import type { AppContext } from '#context.ts';
import { withTimeout } from '#background/with-timeout.ts';

/** @throws ApiError UNAVAILABLE unless the database and, where configured, Redis answer in time. */
export async function requireDependencies({ db, redis }: AppContext): Promise<void> {
  const checks = [db.query('SELECT 1'), ...(redis ? [redis.ping()] : [])];
  try {
    await withTimeout(Promise.all(checks));
  } catch (cause) {
    throw unavailable(cause);
  }
}
