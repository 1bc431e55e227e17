import { healthz, readyz } from '@camp/contracts/health';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { requireDependencies } from './health.service.ts';

const ok = { ok: true } as const;

export const healthRoutes = (services: Services) =>
  routerOf([
    route(healthz, 'anyone', async () => ok),
    route(readyz, 'anyone', async () => {
      await requireDependencies(services);
      return ok;
    }),
  ]);
