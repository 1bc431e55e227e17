import * as auth from '@camp/contracts/auth';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { registrationService } from './registration.service.ts';
import { sessionService } from './session.service.ts';

export function authRoutes(services: Services) {
  const registration = registrationService(services);
  const session = sessionService(services);
  return routerOf([
    route(auth.register, 'anyone', registration.register),
    route(auth.verifyEmail, 'anyone', registration.verifyEmail),
    route(auth.resendVerification, 'anyone', registration.resendVerification),
    route(auth.login, 'anyone', session.signIn),
    route(auth.me, 'signed-in', session.whoAmI),
    route(auth.refresh, 'anyone', session.refresh),
    route(auth.logout, 'anyone', session.signOut),
  ]);
}
