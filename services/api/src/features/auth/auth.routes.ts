import * as auth from '@camp/contracts/auth';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';
import { registerMember, resendVerification, verifyEmail } from './registration.service.ts';
import { refreshSession, signIn, signOut, whoAmI } from './session.service.ts';

export const authRoutes = (services: Services) =>
  routerOf([
    route(auth.register, 'anyone', (call) => registerMember(services, call)),
    route(auth.verifyEmail, 'anyone', (call) => verifyEmail(services, call)),
    route(auth.resendVerification, 'anyone', (call) => resendVerification(services, call)),
    route(auth.login, 'anyone', (call) => signIn(services, call)),
    route(auth.me, 'signed-in', whoAmI),
    route(auth.refresh, 'anyone', (call) => refreshSession(services, call)),
    route(auth.logout, 'anyone', (call) => signOut(services, call)),
    route(auth.forgotPassword, 'anyone', (call) => requestPasswordReset(services, call)),
    route(auth.resetPassword, 'anyone', (call) => resetPassword(services, call)),
    route(auth.changePassword, 'signed-in', (call) => changePassword(services, call)),
  ]);
