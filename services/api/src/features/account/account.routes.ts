import * as account from '@camp/contracts/account/account';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { deleteOwnAccount } from './delete-account.service.ts';
import { exportOwnAccount } from './export.service.ts';
import { changeProfile } from './profile.service.ts';

export const accountRoutes = (context: AppContext) =>
  routerOf([
    route(account.updateProfile, 'signed-in', (call) => changeProfile(context, call)),
    route(account.exportAccount, 'signed-in', (call) => exportOwnAccount(context, call)),
    route(account.deleteAccount, 'signed-in', (call) => deleteOwnAccount(context, call)),
  ]);
