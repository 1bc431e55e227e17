import { healthz, readyz } from '@camp/contracts/staff/diagnostics';
import type { AppContext } from '#context.ts';
import { openRoute, routerOf } from '#http/route.ts';
import { readinessOf } from './readiness.ts';

const ok = { ok: true } as const;

export function healthRoutes(context: AppContext) {
  const requireReady = readinessOf(context);
  return routerOf([
    openRoute(healthz, async () => ok),
    openRoute(readyz, async () => {
      await requireReady();
      const { problem } = context.releaseFindings;
      return problem ? { ...ok, release: problem } : ok;
    }),
  ]);
}
