import { apiSurface } from '@camp/contracts/client/api-surface';
import { endpointShapes } from '@camp/release/surface/endpoint-shapes';
import { openRoute, routedCalls, routerOf } from '#http/route.ts';

interface Surface {
  endpoints: ReturnType<typeof endpointShapes>;
}

let surface: Surface | undefined;

/** Shows everyone what the browser's code shows them anyway: which calls there are, and their shapes. */
export const surfaceRoutes = () =>
  routerOf([
    openRoute(
      apiSurface,
      async () =>
        (surface ??= { endpoints: endpointShapes(routedCalls().map(({ endpoint }) => endpoint)) }),
    ),
  ]);
