import * as contract from '@camp/contracts/staff/dev-override';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import {
  type PublishedBuilds,
  endDevOverride,
  readDevOverride,
  startDevOverride,
  tryBuild,
} from './dev-override.service.ts';

export const overrideRoutes = (context: AppContext, builds: PublishedBuilds | null) =>
  routerOf([
    route(contract.startDevOverride, 'admin', (call) => startDevOverride(context, call)),
    route(contract.tryBuild, 'admin', (call) => tryBuild(context, builds, call)),
    route(contract.readDevOverride, 'anyone', (call) => readDevOverride(context, call)),
    route(contract.endDevOverride, 'anyone', (call) => endDevOverride(context, call)),
  ]);
