import { healthz, readyz } from '@camp/contracts/health';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { requireDependencies } from './health.service.ts';

const ok = { ok: true } as const;

export const healthRoutes = (context: AppContext) =>
  routerOf([
    route(healthz, 'anyone', async () => ok),
    route(readyz, 'anyone', async () => {
      await requireDependencies(context);
      return ok;
    }),
  ]);
