import { healthz, readyz, revision } from '@camp/contracts/staff/diagnostics';
import type { AppContext } from '#context.ts';
import { openRoute, routerOf } from '#http/route.ts';
import { revisionText } from '#features/places/place-revision.ts';
import { readinessOf } from './readiness.ts';

const ok = { ok: true } as const;

export function healthRoutes(context: AppContext) {
  const requireReady = readinessOf(context);
  return routerOf([
    openRoute(healthz, async () => ok),
    openRoute(revision, async () => {
      const { newest } = context.releaseFindings;
      return { revision: await revisionText(), ...(newest !== null && { generation: newest }) };
    }),
    openRoute(readyz, async () => {
      await requireReady();
      const { problem } = context.releaseFindings;
      return problem ? { ...ok, release: problem } : ok;
    }),
  ]);
}
