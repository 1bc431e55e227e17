import * as contract from '@camp/contracts/staff/staff-second-factor';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { renewCodesOf, resetFactor, setWaiver, showFactor } from './staff-second-factor.service.ts';

export const staffSecondFactorRoutes = (context: AppContext) =>
  routerOf([
    route(contract.readSecondFactor, 'admin', showFactor),
    route(contract.resetSecondFactor, 'admin', (call) => resetFactor(context, call)),
    route(contract.waiveSecondFactor, 'admin', (call) => setWaiver(context, call)),
    route(contract.regenerateRecoveryCodes, 'moderator', (call) => renewCodesOf(context, call)),
  ]);
