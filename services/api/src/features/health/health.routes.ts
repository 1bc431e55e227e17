import { healthz, readyz } from '@camp/contracts/staff/diagnostics';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { readinessOf } from './readiness.ts';

const ok = { ok: true } as const;

export function healthRoutes(context: AppContext) {
  const requireReady = readinessOf(context);
  return routerOf([
    route(healthz, 'anyone', async () => ok),
    route(readyz, 'anyone', async () => {
      await requireReady();
      const { problem } = context.releaseFindings;
      return problem ? { ...ok, release: problem } : ok;
    }),
  ]);
}
