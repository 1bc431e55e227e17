import * as contract from '@camp/contracts/staff-second-factor';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { overrideFactor } from './override.service.ts';
import { renewCodesOf } from './renew-codes.service.ts';
import { resetFactor, showFactor } from './staff-second-factor.service.ts';

export const staffSecondFactorRoutes = (services: Services) =>
  routerOf([
    route(contract.readSecondFactor, 'admin', showFactor),
    route(contract.resetSecondFactor, 'admin', (call) => resetFactor(services, call)),
    route(contract.overrideSecondFactor, 'admin', (call) => overrideFactor(services, call)),
    route(contract.regenerateRecoveryCodes, 'moderator', (call) => renewCodesOf(services, call)),
  ]);
