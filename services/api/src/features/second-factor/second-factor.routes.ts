import * as secondFactor from '@camp/contracts/second-factor';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { answerChallenge } from './challenge.service.ts';
import { finishEnrolment, showEnrolment, startEnrolment } from './enrolment.service.ts';
import { renewRecoveryCodes, showStatus } from './second-factor.service.ts';
import { turnOff } from './turn-off.service.ts';

const {
  challenge,
  challengeFallback,
  startEnrollment,
  startEnrollmentFallback,
  initiateEnrollment,
  initiateEnrollmentFallback,
  verifyEnrollment,
  verifyEnrollmentFallback,
} = secondFactor;

export const secondFactorRoutes = (services: Services) =>
  routerOf([
    route(challenge, 'anyone', (call) => answerChallenge(services, call)),
    route(challengeFallback, 'anyone', (call) => answerChallenge(services, call)),
    route(startEnrollment, 'signed-in', (call) => startEnrolment(services, call)),
    route(startEnrollmentFallback, 'signed-in', (call) => startEnrolment(services, call)),
    route(initiateEnrollment, 'anyone', (call) => showEnrolment(services, call)),
    route(initiateEnrollmentFallback, 'anyone', (call) => showEnrolment(services, call)),
    route(verifyEnrollment, 'anyone', (call) => finishEnrolment(services, call)),
    route(verifyEnrollmentFallback, 'anyone', (call) => finishEnrolment(services, call)),
    route(secondFactor.secondFactorStatus, 'signed-in', showStatus),
    route(secondFactor.regenerateRecoveryCodes, 'signed-in', (call) =>
      renewRecoveryCodes(services, call),
    ),
    route(secondFactor.disableSecondFactor, 'signed-in', (call) => turnOff(services, call)),
  ]);
