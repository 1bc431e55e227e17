import * as secondFactor from '@camp/contracts/second-factor';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { finishEnrollment, showEnrollment, issueEnrollToken } from './enrollment.service.ts';
import { renewRecoveryCodes, showStatus } from './second-factor.service.ts';
import { turnOff } from './turn-off.service.ts';

const {
  startEnrollment,
  startEnrollmentFallback,
  initiateEnrollment,
  initiateEnrollmentFallback,
  verifyEnrollment,
  verifyEnrollmentFallback,
} = secondFactor;

export const secondFactorRoutes = (context: AppContext) =>
  routerOf([
    route(startEnrollment, 'signed-in', (call) => issueEnrollToken(context, call)),
    route(startEnrollmentFallback, 'signed-in', (call) => issueEnrollToken(context, call)),
    route(initiateEnrollment, 'anyone', (call) => showEnrollment(context, call)),
    route(initiateEnrollmentFallback, 'anyone', (call) => showEnrollment(context, call)),
    route(verifyEnrollment, 'anyone', (call) => finishEnrollment(context, call)),
    route(verifyEnrollmentFallback, 'anyone', (call) => finishEnrollment(context, call)),
    route(secondFactor.secondFactorStatus, 'signed-in', showStatus),
    route(secondFactor.regenerateRecoveryCodes, 'signed-in', (call) =>
      renewRecoveryCodes(context, call),
    ),
    route(secondFactor.disableSecondFactor, 'signed-in', (call) => turnOff(context, call)),
  ]);
