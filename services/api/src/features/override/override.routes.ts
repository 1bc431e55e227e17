import * as contract from '@camp/contracts/override';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { endOverride, readOverride, startOverride } from './override.service.ts';

export const overrideRoutes = (context: AppContext) =>
  routerOf([
    route(contract.startOverride, 'admin', (call) => startOverride(context, call)),
    route(contract.readOverride, 'anyone', (call) => readOverride(context, call)),
    route(contract.endOverride, 'anyone', (call) => endOverride(context, call)),
  ]);
