import * as auth from '@camp/contracts/account/auth';
import { openRoute, route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { withdrawRegistration } from './unconfirmed-accounts.ts';
import { registerMember, resendVerification, verifyEmail } from './registration.service.ts';

export const registrationRoutes = (context: AppContext) =>
  routerOf([
    route(auth.register, 'anyone', (call) => registerMember(context, call)),
    openRoute(auth.verifyEmail, (call) => verifyEmail(context, call)),
    openRoute(auth.withdrawRegistration, (call) => withdrawRegistration(context, call)),
    openRoute(auth.resendVerification, (call) => resendVerification(context, call)),
  ]);
