import * as secondFactor from '@camp/contracts/account/second-factor';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { finishEnrollment, issueEnrollToken, showEnrollment } from './enrollment.service.ts';
import { renewRecoveryCodes, showStatus, turnOff } from './second-factor.service.ts';

export const secondFactorRoutes = (context: AppContext) =>
  routerOf([
    route(secondFactor.startEnrollment, 'signed-in', (call) => issueEnrollToken(context, call)),
    route(secondFactor.initiateEnrollment, 'anyone', (call) => showEnrollment(context, call)),
    route(secondFactor.verifyEnrollment, 'anyone', (call) => finishEnrollment(context, call)),
    route(secondFactor.secondFactorStatus, 'signed-in', showStatus),
    route(secondFactor.regenerateRecoveryCodes, 'signed-in', (call) =>
      renewRecoveryCodes(context, call),
    ),
    route(secondFactor.disableSecondFactor, 'signed-in', (call) => turnOff(context, call)),
  ]);
