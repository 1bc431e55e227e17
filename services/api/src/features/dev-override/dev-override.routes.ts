import * as contract from '@camp/contracts/staff/dev-override';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { endDevOverride, readDevOverride, startDevOverride } from './dev-override.service.ts';

export const overrideRoutes = (context: AppContext) =>
  routerOf([
    route(contract.startDevOverride, 'admin', (call) => startDevOverride(context, call)),
    route(contract.readDevOverride, 'anyone', (call) => readDevOverride(context, call)),
    route(contract.endDevOverride, 'anyone', (call) => endDevOverride(context, call)),
  ]);
