import * as contract from '@camp/contracts/account/step-up';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { confirmIdentity, offerStepUpPasskey, showStepUp } from './step-up.service.ts';

export const stepUpRoutes = (context: AppContext) =>
  routerOf([
    route(contract.readStepUp, 'signed-in', showStepUp),
    route(contract.stepUpOptions, 'signed-in', (call) => offerStepUpPasskey(context, call)),
    route(contract.stepUp, 'signed-in', (call) => confirmIdentity(context, call)),
    /* The guard has asked. */
    route(contract.requireStepUp, 'signed-in', async () => ({ ok: true as const })),
  ]);
