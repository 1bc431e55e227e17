import * as auth from '@camp/contracts/account/auth';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

export const passwordRoutes = (context: AppContext) =>
  routerOf([
    route(auth.forgotPassword, 'anyone', (call) => requestPasswordReset(context, call)),
    route(auth.resetPassword, 'anyone', (call) => resetPassword(context, call)),
    route(auth.changePassword, 'signed-in', (call) => changePassword(context, call)),
  ]);
