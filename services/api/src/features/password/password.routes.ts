import * as auth from '@camp/contracts/account/auth';
import { openRoute, route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

export const passwordRoutes = (context: AppContext) =>
  routerOf([
    openRoute(auth.forgotPassword, (call) => requestPasswordReset(context, call)),
    openRoute(auth.resetPassword, (call) => resetPassword(context, call)),
    route(auth.changePassword, 'signed-in', (call) => changePassword(context, call)),
  ]);
