import * as contract from '@camp/contracts/override';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { endOverride, readOverride, startOverride } from './override.service.ts';

export const overrideRoutes = (services: Services) =>
  routerOf([
    route(contract.startOverride, 'admin', (call) => startOverride(services, call)),
    route(contract.readOverride, 'anyone', (call) => readOverride(services, call)),
    route(contract.endOverride, 'anyone', (call) => endOverride(services, call)),
  ]);
