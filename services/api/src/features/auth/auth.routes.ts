import * as auth from '@camp/contracts/auth';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';
import { registerMember, resendVerification, verifyEmail } from './registration.service.ts';
import { refreshSession, signIn, signOut, whoAmI } from './session.service.ts';

export const authRoutes = (context: AppContext) =>
  routerOf([
    route(auth.register, 'anyone', (call) => registerMember(context, call)),
    route(auth.verifyEmail, 'anyone', (call) => verifyEmail(context, call)),
    route(auth.resendVerification, 'anyone', (call) => resendVerification(context, call)),
    route(auth.login, 'anyone', (call) => signIn(context, call)),
    route(auth.me, 'signed-in', whoAmI),
    route(auth.refresh, 'anyone', (call) => refreshSession(context, call)),
    route(auth.logout, 'anyone', (call) => signOut(context, call)),
    route(auth.forgotPassword, 'anyone', (call) => requestPasswordReset(context, call)),
    route(auth.resetPassword, 'anyone', (call) => resetPassword(context, call)),
    route(auth.changePassword, 'signed-in', (call) => changePassword(context, call)),
  ]);
