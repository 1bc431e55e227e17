import * as auth from '@camp/contracts/account/auth';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { registerMember, resendVerification, verifyEmail } from './registration.service.ts';

export const registrationRoutes = (context: AppContext) =>
  routerOf([
    route(auth.register, 'anyone', (call) => registerMember(context, call)),
    route(auth.verifyEmail, 'anyone', (call) => verifyEmail(context, call)),
    route(auth.resendVerification, 'anyone', (call) => resendVerification(context, call)),
  ]);
