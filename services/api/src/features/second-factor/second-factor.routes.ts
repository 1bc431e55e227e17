import * as secondFactor from '@camp/contracts/second-factor';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { finishEnrollment, showEnrollment, issueEnrollToken } from './enrollment.service.ts';
import { renewRecoveryCodes, showStatus } from './second-factor.service.ts';
import { turnOff } from './turn-off.service.ts';

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
